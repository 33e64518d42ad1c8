import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { cssModulesIn } from '../output/short-class-names';
import { hashOfRunningCode } from '../read/build-time-code';
import { compileWithSwc } from './compile-with-swc';
import { hashOfFiles } from './hash-of-files';
import { setCacheVersion } from './webpack/cache-version';
import { shortenClassNames } from './webpack/class-names';
import { ignoreOrderOfStyles, leaveLinterOut } from './webpack/preview';
import { splitChunks, splitScripts } from './webpack/script-files';
import { skipPostcssFiles, splitStyles } from './webpack/styles';
import { unusedCode, withoutScriptComponent } from './webpack/unused-code';

/** Makes builds quick and scripts and styles light; development keeps readable names. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
}) => {
  const config = getConfig();
  if (stage === 'develop') {
    compileWithSwc(config, { refresh: true });
    changePreview(config);
    actions.replaceWebpackConfig(config);
  }
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  compileWithSwc(config);
  changeBuild(config);
  if (stage === 'build-javascript') {
    config.plugins.push(hashOfFiles);
    splitScripts(config);
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({ module: { rules: unusedCode[stage] } });
  if (stage === 'build-javascript')
    actions.setWebpackConfig({
      optimization: { splitChunks },
      resolve: { alias: withoutScriptComponent },
    });
};

function changePreview(config: Configuration): void {
  ignoreOrderOfStyles(config);
  leaveLinterOut(config);
  // Source maps are a third of what the preview reads from its cache at every start. Modules cached
  // without them stay so.
  config.devtool = process.env['DEVTOOL'] ?? 'eval';
  setCacheVersion(config, `${hashOfRunningCode()} ${config.devtool}`);
}

function changeBuild(config: Configuration): void {
  const source = join(process.cwd(), 'src');
  shortenClassNames(config, source);
  skipPostcssFiles(config);
  splitStyles(config);
  // A source map is all of our sources, comments included, at a public address.
  config.devtool = false;
  // Short class names number the files, so another list of files makes cached modules wrong.
  setCacheVersion(config, [hashOfRunningCode(), ...cssModulesIn(source)].join(' '));
}
