import { splitFrontmatter } from '../../markdown/frontmatter';

test('the frontmatter keeps its line numbers', () => {
  expect(splitFrontmatter('---\ntitle: Eins\ndate: 2025-10-02\n---\nText').split('\n')[1]).toBe(
    'title: Eins',
  );
});

test('Windows line ends are understood', () => {
  expect(splitFrontmatter('---\r\ntitle: Eins\r\n---\r\nText')).toBe('\ntitle: Eins');
});

test('a file may end with its frontmatter', () => {
  expect(splitFrontmatter('---\ntitle: Eins\n---')).toBe('\ntitle: Eins');
});

test('a rule further down is no frontmatter', () => {
  expect(splitFrontmatter('Text\n\n---\ntitle: Eins\n---\n')).toBe('');
});

test('the first closing rule ends it', () => {
  expect(splitFrontmatter('---\na: 1\n---\nText\n---\n')).toBe('\na: 1');
});
