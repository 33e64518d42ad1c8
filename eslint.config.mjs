import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// Who may import whom: `target` must not import what lies in `from`.
/** @param {string} target @param {string[]} from @param {string} message */
const zone = (target, from, message) => ({ target: `./src/${target}`, from, message });
/** @param {string[]} names */
const rooms = (...names) => names.map((name) => `./src/${name}`);

const zones = [
  ...['sections', 'features', 'components', 'lib', 'config', 'content-model', 'gatsby'].map(
    (room) => zone(room, rooms('templates'), 'Niemand importiert templates.'),
  ),
  zone(
    'sections',
    rooms('features', 'gatsby'),
    'Abschnitte kennen keine Features; die Registry bringt beide zusammen.',
  ),
  zone('features', rooms('sections', 'gatsby'), 'Features bauen auf components, lib und config.'),
  ...['auth', 'checkout', 'consent', 'forms'].map((feature) => ({
    target: `./src/features/${feature}`,
    from: './src/features',
    except: [`./${feature}`],
    message: 'Kein Feature importiert ein anderes.',
  })),
  zone(
    'components',
    rooms('sections', 'features', 'gatsby'),
    'Bausteine bauen nur auf lib und config.',
  ),
  zone('lib', rooms('components', 'sections', 'features', 'gatsby'), 'lib baut nur auf config.'),
  zone(
    'config',
    rooms('components', 'sections', 'features', 'gatsby', 'lib'),
    'config importiert nichts von uns.',
  ),
  zone(
    'content-model',
    rooms('components', 'sections', 'features', 'gatsby', 'lib', 'config'),
    'Das Inhaltsmodell importiert nichts von uns.',
  ),
  zone(
    'gatsby',
    rooms('components', 'sections', 'features'),
    'Der Build kennt keine React-Komponenten.',
  ),
];

export default tseslint.config(
  {
    ignores: ['public', '.cache', '.local', 'node_modules', 'test-results', 'screenshots'],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  importX.flatConfigs.typescript,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
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
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
