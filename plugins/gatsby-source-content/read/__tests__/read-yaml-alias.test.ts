import { page } from '../page';
import { readYaml } from '../read-yaml';

test('B05: emphasis at the start of a text (an alias to YAML) is a problem with file and line, not an exception', () => {
  const { problems } = readYaml('content/pages/trial.yaml', 'seo:\n  title: *betont*\n', page);
  expect(problems[0]).toMatchObject({ file: 'content/pages/trial.yaml', line: 2 });
  expect(problems[0]?.message).toMatch(/^kein gültiges YAML: /);
});
