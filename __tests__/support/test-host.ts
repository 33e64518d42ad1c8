import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startHost } from '../../tools/host/server';

const long = 'Hallo aus Graz. '.repeat(60);

/** A tiny built site: path below public/ -> content. */
const files: Readonly<Record<string, string>> = {
  // Never served.
  _headers: '/*\n  Content-Security-Policy: pages',
  _redirects: '/kontakt /kontaktinformationen 301\n',
  '.git/config': 'never served',
  '404.html': `not found ${long}`,
  'app-0123456789ab.js': long,
  'blog.html': `blog ${long}`,
  'blog/404.html': `post not found ${long}`,
  'blog/eins.html': `post ${long}`,
  'index.html': `home ${long}`,
  'manifest.webmanifest': '{}',
  'page-data/index/page-data.json': '{}',
  'static/film.mp4': '0123456789',
};

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A host serving the tiny site on a free port. */
export interface TestHost {
  publicDir: string;
  /** Sends the path as it is: `fetch` would tidy it up first. */
  request: (path: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<Reply>;
  origin: string;
  close: () => Promise<void>;
}

/** Writes the tiny site into a temporary folder and serves it. */
export async function startTestHost(): Promise<TestHost> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  const publicDir = join(folder, 'public');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(publicDir, name)), { recursive: true });
    writeFileSync(join(publicDir, name), content);
  }
  const host = await startHost({ publicDir, port: 0 });
  const port = new URL(host.origin).port;

  const request: TestHost['request'] = (path, headers = {}, method = 'GET') =>
    new Promise((done, fail) => {
      const options = { host: '127.0.0.1', port, path, headers, method, agent: false };
      get(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      }).on('error', fail);
    });

  return {
    publicDir,
    request,
    origin: host.origin,
    close: async () => {
      await host.close();
      rmSync(folder, { recursive: true });
    },
  };
}
