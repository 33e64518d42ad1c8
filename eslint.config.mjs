import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Who may import whom: docs/architecture.md. `target` must not import what is below `from`.
/** @param {string} target @param {readonly string[]} from @param {string} message */
const zone = (target, from, message) => ({
  target: `./${target}`,
  from: from.map((folder) => `./${folder}`),
  message,
});
/** @param {readonly string[]} names */
const src = (...names) => names.map((name) => `src/${name}`);

/**
 * None of the folders below `parent` imports another one.
 * @param {string} parent @param {string} message
 */
const separate = (parent, message) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      target: `./${parent}/${name}`,
      from: `./${parent}`,
      except: [`./${name}`],
      message,
    }));

const plugins = readdirSync('plugins');
const doors = ['index.ts', 'runtime/index.ts'];
/** Where somebody who is not part of a plugin may enter it. */
const doorsOf = (/** @type {readonly string[]} */ names) =>
  names.flatMap((name) => doors.map((door) => `**/plugins/${name}/${door}`));

const zones = [
  ...plugins.map((name) => ({
    target: `./plugins/${name}`,
    from: './plugins/**',
    except: [`**/plugins/${name}/**`, ...doorsOf(plugins)],
    message: 'Plugins enter each other by their index.ts.',
  })),
  {
    target: './tools',
    from: './plugins/**',
    except: doorsOf(plugins),
    message: 'Tools enter plugins by their index.ts.',
  },
  {
    target: './src',
    from: './plugins/**',
    except: ['**/plugins/gatsby-plugin-lean-pages/runtime/index.ts'],
    message: 'Of the plugins, the website knows the runtime of lean pages.',
  },
  ...[
    ['read', 'check', 'resolve'],
    ['resolve', 'check'],
  ].map(([room, ...above]) =>
    zone(
      `plugins/gatsby-source-content/${room}`,
      above.map((each) => `plugins/gatsby-source-content/${each}`),
      'Reading comes before resolving, and both before the check.',
    ),
  ),
  ...[...['sections', 'features', 'components'], ...['lib', 'config', 'content-model']].map(
    (room) =>
      zone(
        `src/${room}`,
        src('templates', 'shell', 'registry'),
        'Templates, the shell and the registry stand above all others.',
      ),
  ),
  zone('src/shell', src('templates', 'registry', 'sections'), 'The shell knows no page.'),
  zone('src/registry', src('templates', 'shell'), 'The registry knows sections and features.'),
  zone('src/sections', src('features'), 'Sections know no features; the registry joins them.'),
  ...separate('src/sections', 'What two sections share is a component.'),
  {
    target: './src/sections/*/schema.ts',
    from: './src/**',
    except: ['**/src/content-model/**'],
    message: 'A schema imports only content-model.',
  },
  zone('src/features', src('sections'), 'Features build on components, lib and config.'),
  ...separate('src/features', 'No feature imports another.'),
  zone('src/components', src('sections', 'features'), 'Components build on lib and config.'),
  zone('src/lib', src('components', 'sections', 'features'), 'lib builds on config.'),
  zone(
    'src/config',
    src('components', 'sections', 'features', 'lib'),
    'Of src, config imports only content-model.',
  ),
  zone(
    'src/content-model',
    src('components', 'sections', 'features', 'lib', 'config'),
    'The content model imports nothing of ours.',
  ),
  zone(
    'plugins',
    src('components', 'features', 'templates'),
    'The build knows no React components.',
  ),
  {
    target: './plugins',
    from: './src/sections/**',
    except: [
      '**/src/sections/{catalogue,kind-purposes}.ts',
      '**/src/sections/*/{schema,derive}.ts',
    ],
    message:
      'Of the sections, the build knows the catalogue, kind-purposes.ts, schema.ts and derive.ts.',
  },
  zone('src', ['tools', '__tests__'], 'The website does not depend on its tools.'),
  zone(
    'supabase',
    ['src', 'tools', 'deploy', '__tests__'],
    'Edge Functions are deployed alone, without the rest of the repository.',
  ),
  zone(
    'deploy',
    ['src', 'supabase', 'tools', '__tests__'],
    'The host configuration imports nothing of ours.',
  ),
];

export default tseslint.config(
  {
    ignores: ['public', '.cache', '.local', 'node_modules', 'screenshots', 'artwork'],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  importX.flatConfigs.typescript,
  reactHooks.configs.flat['recommended-latest'],
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      ],
    },
    rules: {
      // TypeScript knows every name, in JavaScript as well.
      'no-undef': 'off',
      // Skips circles of types, which __tests__/unit/import-circles.test.ts finds.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'max-lines': ['error', 250],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // Deno checks what only Deno runs.
    ignores: ['__tests__/functions/**', 'supabase/functions/*/index.ts'],
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Interfaces of libraries ask for promises where there is nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // Fires on every route of Hono, whose chain changes its type with each call.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    // Gatsby's own types hand over `Function` and `any`; Jest's matchers and `JSON` are `any`.
    files: ['gatsby-node.ts', 'plugins/**', '__tests__/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['src/**/*.build-only.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ExportNamedDeclaration[exportKind="value"] > :not(VariableDeclaration), ExportNamedDeclaration > VariableDeclaration > VariableDeclarator:not([init.callee.name="buildOnly"]), ExportDefaultDeclaration, ExportAllDeclaration)',
          message: 'Visitors have none of it: export const x = buildOnly(…).',
        },
      ],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
