import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** Value of a colour of src/styles/tokens.css. */
function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`No colour --${name} in src/styles/tokens.css`);
  return value;
}

/** The colours of the site that pictures use; raster files cannot read CSS. */
export const colour = {
  ink: token('ink'),
  night: token('night'),
  paper: token('paper'),
  sand: token('sand'),
  gold: token('gold'),
  green7: token('green-7'),
  green6: token('green-6'),
  green1: token('green-1'),
  brick: token('brick'),
  brick7: token('brick-7'),
  towerWall: token('tower-wall'),
  towerShade: token('tower-wall-shade'),
} as const;
