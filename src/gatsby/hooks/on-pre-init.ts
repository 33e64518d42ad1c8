import type { GatsbyNode } from 'gatsby';
import { missingVariables } from '../../config/missing-variables';

/** Says once per missing variable what the site does without it; the release build refuses instead. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  for (const { name, effect } of missingVariables(process.env)) {
    reporter.warn(`${name} fehlt: ${effect}`);
  }
};
