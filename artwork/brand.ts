import { colour } from '../plugins/gatsby-plugin-publish';
/**
 * Pictures that carry the brand: the app icons.
 */

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
