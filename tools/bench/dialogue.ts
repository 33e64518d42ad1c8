/** `npm run tool -- bench:dialogue [--print] [--file part-of-a-name]`: see judged.ts. */
import { parseArgs } from 'node:util';
import { judge } from './judged';

const { values } = parseArgs({
  options: { print: { type: 'boolean', default: false }, file: { type: 'string', default: '' } },
});
judge(values.print, values.file);
