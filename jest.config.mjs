import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Tests write nothing outside the project: this is where Node and their servers ask for room.
const room = fileURLToPath(new URL('.local/tmp', import.meta.url));
mkdirSync(room, { recursive: true });
Object.assign(process.env, { TMPDIR: room, TEMP: room, TMP: room });

/** What both projects share: TypeScript and ES modules become CommonJS. */
const shared = {
  cacheDirectory: '<rootDir>/.local/jest',
  roots: ['__tests__', 'deploy', 'plugins', 'src', 'supabase', 'tools'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  setupFiles: ['<rootDir>/__tests__/support/settings.ts'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/each-test.ts'],
  restoreMocks: true,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '\\.([jt]sx?|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Markdown's packages are ES modules. These are not, and large: transforming the patterns of
  // hyphenation makes them seven times as long, for nearly every test.
  transformIgnorePatterns: [
    `/node_modules/(${[
      ...['hyphen', 'yaml', 'zod', 'typescript', 'fast-check', 'webpack', 'acorn', 'opentype.js'],
      ...['react', 'react-dom', 'stripe', '@supabase', '@testing-library', 'playwright-core'],
      ...['sharp', '@shuding', 'gray-matter', 'esprima', 'he', 'postcss', 'node-html-parser'],
    ].join('|')})/`,
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/__tests__/support/css-module.ts',
    // Links and static queries need a router and a build.
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx',
    // They name only an entry for `import`.
    '^(estree-walker|periscopic|is-reference)$': '<rootDir>/node_modules/$1/src/index.js',
    // gatsby-source-content writes it during a build.
    '^post-texts$': '<rootDir>/__tests__/support/post-texts.ts',
  },
};

// The level of a test is in its name: *.dom.test.tsx runs in jsdom, every other in Node.
const dom = '.dom.test.{ts,tsx}';

/** Which tests run is the caller's choice, by folder: `jest __tests__/unit`. */
export default {
  projects: [
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/__tests__/support/browser-environment.ts',
      testMatch: [`**/*${dom}`],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.{ts,tsx}', `!**/*${dom}`],
      // Edge Functions run under Deno.
      testPathIgnorePatterns: ['/__tests__/functions/'],
    },
  ],
};
