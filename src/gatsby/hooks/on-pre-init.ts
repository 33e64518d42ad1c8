import type { GatsbyNode } from 'gatsby';
import { missingVariables } from '../../config/missing-variables';

/** Says once per missing variable what the site does without it; a release refuses instead. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  for (const { name, effect, optional } of missingVariables(process.env)) {
    const text = `${name} fehlt: ${effect}`;
    if (optional) reporter.info(text);
    else reporter.warn(text);
  }
};
