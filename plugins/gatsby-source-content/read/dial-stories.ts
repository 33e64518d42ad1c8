import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataSchemas } from '../../../src/content-model/data';
import type { DialStories } from '../../../src/lib/dial-stories';
import { readYaml } from './read-yaml';

/**
 * What the hand of the dial tells, with the names of the trades, as the browser gets it.
 * @param root the repository's folder
 * @returns undefined when a file is broken; the check names what is wrong
 */
export function readDialStories(root: string): DialStories | undefined {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const [own, names] = ['content/data/dial.yaml', 'content/data/industries.yaml'] as const;
  const stories = readYaml(own, read(own), dataSchemas.dial).data;
  const industries = readYaml(names, read(names), dataSchemas.industries).data;
  if (stories === undefined || industries === undefined) return undefined;
  return {
    trades: stories.trades.map(({ industry: id, to, hours }) => ({
      id,
      label: industries.find(({ value }) => value === id)?.label ?? id,
      to,
      hours,
    })),
    fitting: stories.fitting.map(({ from, industry: trade }) => ({ from, trade })),
  };
}
