import { configure } from '@testing-library/dom';

// The SDK and the forms come when they are needed, and a busy machine takes its time for them.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

/** A request as it reached the project. */
export type SentRequest = {
  method: string;
  /** Path with its query, without the origin. */
  address: string;
  headers: Headers;
  body: Record<string, unknown>;
};

type Answer = () => Promise<Response>;

/** The Supabase project as the browser meets it: answers by path, and everything it was asked. */
export class Project {
  readonly requests: SentRequest[] = [];
  private readonly answers = new Map<string, Answer>();

  /** Every request of this page goes here; what nobody has prepared an answer for fails like a broken network. */
  constructor() {
    Object.assign(globalThis, { fetch: (url: string, init: RequestInit) => this.fetch(url, init) });
  }

  /** Answers a path in JSON, as the service does. */
  json(path: string, status: number, body: unknown): void {
    const headers = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' };
    const text = JSON.stringify(body);
    this.answer(path, async () => new Response(text, { status, headers }));
  }

  /** Answers a path with an error of the service; its message is English and never meant for the visitor. */
  error(path: string, status: number, code: string): void {
    this.json(path, status, { code, message: `Raw ${code}` });
  }

  /** A paused project: a page for people, with a status of its own. */
  paused(path: string): void {
    const headers = { 'content-type': 'text/html' };
    this.answer(
      path,
      async () => new Response('<h1>Project paused</h1>', { status: 540, headers }),
    );
  }

  /** Answers a path as a test likes. */
  answer(path: string, answer: Answer): void {
    this.answers.set(path, answer);
  }

  /** The requests to a path, oldest first. */
  sentTo(path: string): SentRequest[] {
    return this.requests.filter(({ address }) => address.split('?')[0] === path);
  }

  private async fetch(url: string, init: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(url);
    this.requests.push({
      method: init.method ?? 'GET',
      address: pathname + search,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
    });
    const answer = this.answers.get(pathname);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  }
}

/** An answer that comes when the test says so. */
export function held(): { answer: Answer; release: (response: Response) => void } {
  let release: (response: Response) => void = () => undefined;
  const pending = new Promise<Response>((resolve) => (release = resolve));
  return { answer: () => pending, release: (response) => release(response) };
}
