import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { guidedFile } from '../../../src/content-model/guided';

const folder = 'content/guided';

test.each(readdirSync(folder))('%s is a conversation', (file) => {
  expect(
    guidedFile.safeParse(parse(readFileSync(`${folder}/${file}`, 'utf8'))).error,
  ).toBeUndefined();
});
