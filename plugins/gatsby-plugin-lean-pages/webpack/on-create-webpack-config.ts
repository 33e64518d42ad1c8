import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { hashOfFiles } from './hash-of-files';
import { splitChunks, splitScripts } from './script-files';
import { shortenClassNames, skipPostcssFiles, splitStyles } from './styles';
import { stillModules, unusedCode, withoutPartytown } from './unused-code';

/** Makes scripts and styles light; development keeps readable names. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
}) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig();
  shortenClassNames(config, join(process.cwd(), 'src'));
  skipPostcssFiles(config);
  splitStyles(config);
  // A source map is all of our sources, comments included, at a public address.
  config.devtool = false;
  if (stage === 'build-javascript') {
    config.plugins.push(hashOfFiles);
    splitScripts(config);
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({ module: { rules: unusedCode[stage] } });
  if (stage === 'build-javascript')
    actions.setWebpackConfig({
      module: { rules: [stillModules] },
      optimization: { splitChunks },
      resolve: { alias: withoutPartytown },
    });
};
