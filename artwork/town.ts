import { seeded } from './seeded';
import { dusk, fill } from './dusk';
import { colour } from '../plugins/gatsby-plugin-publish';

interface Roof {
  readonly light: string;
  readonly dark: string;
}

/** One house of the old town: a wall with some lit windows under a roof lit from the left. */
function house(
  x: number,
  base: number,
  width: number,
  height: number,
  roof: Roof,
  random: () => number,
): string {
  const eaves = base - height;
  const ridge = eaves - Math.round(width * 0.42);
  const middle = x + width / 2;
  const hip = Math.round(width * (0.16 + 0.3 * random()));
  const columns = Math.floor(width / 48);
  const gap = width / columns;
  let windows = '';
  for (let y = eaves + 26; y < base - 20; y += 64) {
    for (let column = 0; column < columns; column += 1) {
      if (random() < 0.45)
        windows += `M${Math.round(x + gap * (column + 0.5) - 9)} ${y}h18v28h-18z`;
    }
  }
  return (
    fill(dusk.far, `M${x} ${eaves}H${middle}V${base}H${x}z`) +
    fill(dusk.hill, `M${middle} ${eaves}H${x + width}V${base}H${middle}z`) +
    fill(
      roof.light,
      `M${x - 8} ${eaves}L${x + hip} ${ridge}H${x + width - hip}L${x + width + 8} ${eaves}z`,
    ) +
    fill(roof.dark, `M${middle} ${eaves}V${ridge}H${x + width - hip}L${x + width + 8} ${eaves}z`) +
    fill(dusk.tile, `M${x + hip + 10} ${ridge + 8}v-34h22v34z`) +
    fill(colour.gold, windows)
  );
}

/**
 * The roofs of the old town: a far row in the shade of the hill, a near row in the last light.
 * @param width the width of the picture in pixels
 */
export function town(width: number): string {
  const random = seeded(2045);
  const row = (start: number, base: number, height: number, roof: Roof): string => {
    let drawing = '';
    for (let x = start; x < width;) {
      const front = 150 + Math.round(random() * 9) * 10;
      drawing += house(x, base, front, height + Math.round(random() * 4) * 12, roof, random);
      x += front;
    }
    return drawing;
  };
  return (
    row(-60, 1220, 120, { light: colour.brick7, dark: dusk.tile }) +
    row(-140, 1300, 130, { light: colour.brick, dark: colour.brick7 })
  );
}
