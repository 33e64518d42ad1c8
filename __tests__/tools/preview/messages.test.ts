import { messageOf } from '../../../tools/preview/server';

test('a message has the words of the check, and a link that opens the line', () => {
  const file = 'content/pages/über uns.yaml';
  const problem = { file, line: 12, field: 'sections[1].heading', message: 'fehlt' };
  expect(messageOf('/projekt', problem)).toEqual({
    place: 'content/pages/über uns.yaml:12',
    href: 'vscode://file/projekt/content/pages/%C3%BCber%20uns.yaml:12',
    text: 'Feld heading (sections 2): fehlt',
  });
});

test('without a line it opens the file', () => {
  const problem = { file: 'content/blog', field: '', message: 'dieser Ordner fehlt' };
  expect(messageOf('/projekt', problem)).toEqual({
    place: 'content/blog',
    href: 'vscode://file/projekt/content/blog',
    text: 'dieser Ordner fehlt',
  });
});
