import { join } from 'node:path';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';
import { shortClassNames } from '../class-names';

test('the classes of all files are numbered', () => {
  const css = '.card .title{top:0}@keyframes rise{}.card:hover{top:0}';
  const folder = temporaryFolder({ 'a.module.css': css, 'b.module.css': css, 'c.css': '.x{}' });
  const nameOf = shortClassNames(folder);
  const namesIn = (file: string) =>
    ['card', 'title', 'rise'].map((name) => nameOf(join(folder, file), name));
  expect([...namesIn('a.module.css'), ...namesIn('b.module.css')]).toEqual([
    '_a0',
    '_a1',
    '_a2',
    '_a3',
    '_a4',
    '_a5',
  ]);
  expect(() => nameOf(join(folder, 'c.css'), 'x')).toThrow('c.css has no class x');
});
