import type { IncomingHttpHeaders } from 'node:http';
import busboy from 'busboy';
import type { Submission } from './submission';
import { isRecord, parseJson } from '../http/values';
import type { Field } from '../outbox/outbox';

/**
 * Reads a multipart/form-data body. `sizeLimit` (bytes) is that of the whole body, so that no field is cut.
 * Rejects when the body is damaged.
 */
export function readForm(
  body: Buffer,
  headers: IncomingHttpHeaders,
  sizeLimit: number,
): Promise<Submission> {
  return new Promise((resolve, reject) => {
    const parameters: Field[] = [];
    let files = 0;
    const parser = busboy({
      headers,
      defParamCharset: 'utf8',
      limits: { fieldSize: sizeLimit, fieldNameSize: sizeLimit },
    });
    parser.on('field', (name, value) => parameters.push({ name, value }));
    parser.on('file', (_name, stream, { filename }) => {
      let size = 0;
      stream.on('data', (chunk: Buffer) => (size += chunk.length));
      // An untouched file input is sent as a nameless, empty file.
      stream.on('end', () => (files += filename || size > 0 ? 1 : 0));
    });
    parser.on('error', reject);
    parser.on('close', () => resolve({ parameters, files }));
    parser.end(body);
  });
}

/** Reads the JSON body `{user_id, service_id, template_id, template_params}`; nothing when it is not an object. */
export function readJson(body: Buffer): Submission | undefined {
  const value = parseJson(body.toString('utf8'));
  if (!isRecord(value)) return undefined;
  const { template_params: params, ...rest } = value;
  return { parameters: [...fields(rest), ...fields(isRecord(params) ? params : {})], files: 0 };
}

function fields(record: Record<string, unknown>): Field[] {
  return Object.entries(record).map(([name, value]) => ({ name, value: asText(value) }));
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}
