import { join } from 'node:path';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';
import { classNameOf } from '../class-names';

test('each class of a file has its number, each file its letters', () => {
  const css = '.card .title{top:0}@keyframes rise{}';
  const folder = temporaryFolder({ 'a.module.css': css, 'b.module.css': css });
  const [first = '', second = ''] = ['a', 'b'].map((name) => join(folder, `${name}.module.css`));
  const namesIn = (file: string) =>
    ['card', 'title', 'rise'].map((name) => classNameOf(file, name));
  const letters = classNameOf(first, 'card').slice(0, 4);
  expect(namesIn(first)).toEqual([`${letters}0`, `${letters}1`, `${letters}2`]);
  expect(new Set([...namesIn(first), ...namesIn(second)]).size).toBe(6);
});
