import { readFileSync } from 'node:fs';
import loader from '../still-loader.cjs';

const emptied = (source: string): Promise<unknown> =>
  new Promise((resolve) => {
    const done = (error: unknown, code?: string) => resolve(error ?? code?.split('\n'));
    void loader.call({ async: () => done }, source);
  });

test('a still module keeps what brings styles, and exports null', async () => {
  const source = readFileSync('src/sections/team/team.still.tsx', 'utf8');
  expect(await emptied(source)).toEqual([
    "import '../../components/icon/icon';",
    "import '../../components/icon/rare-icon';",
    "import '../../components/portrait/portrait';",
    "import '../../lib/build-only';",
    "import './team.module.css';",
    'export const Card = null;',
  ]);
});

test('types are not imported', async () => {
  const source = "import type { A } from './a';\nimport { type B } from './b';\nimport './c';";
  expect(await emptied(source)).toEqual(["import './c';"]);
});

test('what is no module is told to webpack', async () => {
  expect(await emptied('export const =')).not.toBeInstanceOf(Array);
});
