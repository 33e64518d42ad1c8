import { isRecord } from './is-record';
import { readStored, writeStored } from './storage';

/** What a visitor has tried and wants to tell us. */
export type DemoContext = {
  /** What goes along with the request, in one sentence. */
  sentence: string;
  /** Value of the industry. */
  industry?: string | undefined;
};

const key = 'tried';

/** Keeps what was tried for the consultation form, in this tab; undefined forgets it. */
export function rememberDemo(what: DemoContext | undefined): void {
  writeStored('sessionStorage', key, what && JSON.stringify(what));
}

/** What was tried last. */
export function lastDemo(): DemoContext | undefined {
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', key) ?? '');
    if (!isRecord(kept) || typeof kept.sentence !== 'string') return undefined;
    const { sentence, industry } = kept;
    return { sentence, industry: typeof industry === 'string' ? industry : undefined };
  } catch {
    return undefined;
  }
}
