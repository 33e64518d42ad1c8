import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Smaller files gain nothing (the same limit stands in deploy/nginx.conf). */
export const minimumSize = 256;

/** A CDN compresses on the fly too; level 6 is what such hosts use. */
const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

const cache = new Map<string, { version: string; body: Promise<Buffer> }>();

/** The best encoding an Accept-Encoding header allows; `q=0` means refused. */
export function chooseEncoding(header = ''): Encoding | undefined {
  const accepted = header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

/**
 * The compressed file, kept in memory until its version changes.
 * @param version anything that changes with the content, such as the ETag
 */
export function compressFile(file: string, version: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${file}`;
  const known = cache.get(key);
  if (known?.version === version) return known.body;
  const body = readFile(file).then(compressors[encoding]);
  cache.set(key, { version, body });
  return body;
}
