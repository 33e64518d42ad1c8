/** The package's own types are those of Express; this is the part that plain Node servers need. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default function compression(options: {
    threshold: number;
    level: number;
    brotli: { params: Readonly<Record<number, number>> };
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
