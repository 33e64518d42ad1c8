import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { builtPages, readPage } from '../support/e2e/routes';

/** The recommended rules of html-validate apply, but for these. */
const exceptions: ConfigData['rules'] = {
  // React and Gatsby write `srcSet`, `<meta/>` and `open=""`, which HTML reads as the usual form.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  // Gatsby's root is ___gatsby, and sections of legal texts begin with their number: both are
  // allowed.
  'valid-id': ['error', { relaxed: true }],
  // Lists may be named, too (ARIA 1.2 forbids it to texts and groups without a role only).
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // A post's title is the one its author gave it, and the content check has a say in its length.
  'long-title': 'off',
};

/** Colons as in React's ids, which the validator takes for a pseudo-class. */
const reactId = /:(R\w*):/g;

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: exceptions,
  }),
);

test('every page is valid HTML', () => {
  const problems = builtPages().flatMap((page) => {
    const report = validator.validateStringSync(readPage(page).replace(reactId, '$1'));
    return report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) =>
        [page.file, ruleId, message, selector].join(' | '),
      ),
    );
  });
  expect(problems).toEqual([]);
});
