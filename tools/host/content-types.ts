import { extname } from 'node:path';

const text: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vtt': 'text/vtt',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

const binary: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Text formats shrink when compressed; the binary ones are compressed already. */
export function isText(file: string): boolean {
  return extname(file).toLowerCase() in text;
}

/** The Content-Type of a file name, by its ending. */
export function contentType(file: string): string {
  const ending = extname(file).toLowerCase();
  const kind = text[ending];
  return kind ? `${kind}; charset=utf-8` : (binary[ending] ?? 'application/octet-stream');
}
