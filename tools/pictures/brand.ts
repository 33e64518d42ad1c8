/**
 * Pictures that carry the brand: the app icons and the card that social networks show for a link.
 */
import { colour } from './colours';

export const socialCardSize = { width: 1200, height: 630 } as const;

/** Places the markup of an SVG file inside another SVG; `size` is its width and height. */
const place = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/**
 * The app icon: the logo on the night ground, with the margin that round masks need.
 * @param logo the markup of static/favicon.svg
 */
export function appIcon(logo: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">` +
    `<rect width="512" height="512" fill="${colour.night}"/>${place(logo, 84, 72, 344, 344)}</svg>`
  );
}

/**
 * The ground of the social card; the brand's name is set onto its left half.
 * @param tower the markup of static/turm.svg without its own size
 */
export function socialCard(tower: string): string {
  const { width, height } = socialCardSize;
  const rings: ReadonlyArray<readonly [number, string]> = [
    [345, '#173D2E'],
    [285, colour.green7],
  ];
  const sky = rings
    .map(([r, tone]) => `<circle cx="880" cy="370" r="${r}" fill="${tone}"/>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colour.night}"/>${sky}` +
    place(tower, 600, 40, 560, 560) +
    `<path fill="${colour.ink}" d="M0 630V618Q520 588 880 594T1200 606V630z"/></svg>`
  );
}
