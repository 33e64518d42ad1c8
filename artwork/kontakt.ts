/**
 * The contact page's picture: the Schlossberg over the roofs of Graz, at five on an autumn evening.
 */
import { dusk, fill } from './dusk';
import { town } from './town';
import { colour } from '../plugins/gatsby-plugin-publish';

export const kontaktSize = { width: 1600, height: 1200 } as const;

/** The setting sun and its rings, drawn like the rings of the dial. */
function sky(): string {
  const rings: ReadonlyArray<readonly [number, string]> = [
    [960, dusk.far],
    [690, colour.green7],
    [440, colour.green6],
    [250, dusk.glow],
    [130, colour.gold],
  ];
  return rings.map(([r, tone]) => `<circle cx="380" cy="690" r="${r}" fill="${tone}"/>`).join('');
}

/** The hills in the west, the twin towers of Mariahilf, and the Mur with the light on it. */
function valley(): string {
  const tower = (x: number): string =>
    `M${x} 900V690h44v210zM${x - 5} 690q5-32 27-46q22 14 27 46zM${x + 19} 650v-42h6v42z`;
  return (
    fill(colour.green7, 'M0 700L150 676L330 730L520 690L800 760V900H0z') +
    fill(dusk.far, 'M0 790L130 766L300 806L480 776L800 840V920H0z') +
    fill(
      colour.ink,
      `${tower(90)}${tower(186)}M134 900V760l26-26l26 26v140zM230 900V826l60-30l60 30v74z`,
    ) +
    fill(
      colour.gold,
      'M105 726h14v24h-14zM201 726h14v24h-14zM152 800h16v30h-16zM258 846h14v22h-14zM300 846h14v22h-14z',
    ) +
    fill(dusk.glow, 'M0 880H800V1040H0z') +
    fill(
      colour.gold,
      'M316 900h150v10h-150zM290 930h120v10h-120zM350 960h130v10h-130zM310 990h70v10h-70z',
    )
  );
}

/** A poplar, lit from the left. */
function tree([x, base, width, height]: readonly [number, number, number, number]): string {
  const crown = (side: number): string =>
    `M${x} ${base - height}c${side * width * 0.5} ${height * 0.4} ${side * width * 0.6} ${height} 0 ${height}z`;
  return fill(colour.green6, crown(-1)) + fill(colour.green7, crown(1));
}

/** The hill with its bastion, poplars, and the stairs down to the town. */
function hill(): string {
  const behind = [
    [1300, 850, 90, 290],
    [1380, 830, 100, 370],
    [1460, 800, 90, 310],
    [1540, 770, 110, 390],
  ] as const;
  const before = [
    [1190, 900, 70, 130],
    [1262, 910, 80, 190],
    [470, 1090, 80, 200],
    [530, 1060, 70, 150],
  ] as const;
  return (
    behind.map(tree).join('') +
    fill(dusk.hill, 'M360 1200L430 1070L560 1000L600 830H1300L1440 740L1600 690V1200z') +
    fill(colour.ink, 'M935 830H1300L1440 740L1600 690V1200H990z') +
    fill(dusk.wall, 'M600 800H935V890H582z') +
    fill(dusk.wallShade, 'M935 800H1290L1308 890H935z') +
    fill(colour.ink, 'M588 792H1302v14H588z') +
    `<path fill="none" stroke="${dusk.wall}" stroke-width="6" d="M690 890L620 926L710 956L620 988L710 1020L640 1050"/>` +
    before.map(tree).join('')
  );
}

/**
 * The whole picture.
 * @param tower the markup of static/turm.svg without its own size, set onto the hill
 */
export function kontakt(tower: string): string {
  const placed = tower.replace('<svg ', '<svg x="570" y="70" width="730" height="730" ');
  const stars =
    'M1310 120h8v8h-8zM1420 250h8v8h-8zM1500 110h8v8h-8zM1540 330h8v8h-8zM1380 400h8v8h-8zM1200 70h8v8h-8z';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${kontaktSize.width} ${kontaktSize.height}">` +
    `<rect width="100%" height="100%" fill="${colour.night}"/>` +
    `${sky()}${fill(colour.green1, stars)}${valley()}${placed}${hill()}${town(kontaktSize.width)}</svg>`
  );
}
