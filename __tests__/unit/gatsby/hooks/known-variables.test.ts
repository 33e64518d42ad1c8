/** @jest-environment node */
import { leaveUnknownVariablesOut } from '../../../../src/gatsby/hooks/known-variables';

class DefinePlugin {
  constructor(readonly definitions: Record<string, string>) {}
}

test('webpack hears of the variables of the site, and of nothing that changes with the terminal', () => {
  const kept = {
    'process.env': '({})',
    'process.env.GATSBY_SITE_URL': '"a"',
    'process.env.NODE_ENV': '"production"',
    'process.env.BUILD_STAGE': '"build-html"',
    __PATH_PREFIX__: '""',
  };
  const plugin = new DefinePlugin({
    ...kept,
    'process.env.SHLVL': '"2"',
    'process.env.STRIPE_SECRET_KEY': '"secret"',
  });
  leaveUnknownVariablesOut({ plugins: [new Date(), plugin] });
  expect(plugin.definitions).toEqual(kept);
});
