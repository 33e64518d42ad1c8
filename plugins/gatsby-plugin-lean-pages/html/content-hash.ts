import { createHash } from 'node:crypto';
import { hashDigits } from '../../../deploy/policy';

/** A short hash of a text, for the name of the file that holds it, as long as webpack's. */
export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, hashDigits);
