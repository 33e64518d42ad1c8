import { colour } from '../plugins/gatsby-plugin-publish';

/** Shades between the tokens that only this evening needs. */
export const dusk = {
  glow: '#4B9A77',
  far: '#174733',
  hill: '#12301F',
  wall: colour.towerWall,
  wallShade: '#C9BB9C',
  tile: '#6E2610',
} as const;

/** A flat shape: path data in one colour. */
export const fill = (tone: string, d: string): string => `<path fill="${tone}" d="${d}"/>`;
