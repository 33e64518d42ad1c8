import { configure } from '@testing-library/react';

// SDK and forms are imported on first use, which takes time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

/** A request as it reached the project. */
type SentRequest = {
  method: string;
  /** Path with its query, without the origin. */
  address: string;
  headers: Headers;
  body: Record<string, unknown>;
};

type Answer = () => Promise<Response>;

/** The Supabase project as the browser sees it: answers by path, and everything it was asked. */
class Project {
  requests: SentRequest[] = [];
  private answers = new Map<string, Answer>();

  /** Forgets all answers and requests. Without an answer a request fails like a broken network. */
  reset(): void {
    this.requests = [];
    this.answers.clear();
  }

  /** Answers a path in JSON, as the service does. */
  json(path: string, status: number, body: unknown): void {
    const headers = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' };
    const text = JSON.stringify(body);
    this.answer(path, async () => new Response(text, { status, headers }));
  }

  /** Answers a path with an error of the service, with an English message no visitor may see. */
  error(path: string, status: number, code: string): void {
    this.json(path, status, { code, message: `Raw ${code}` });
  }

  /** Answers a path like a paused project: an HTML page with a status of its own. */
  paused(path: string): void {
    const headers = { 'content-type': 'text/html' };
    this.answer(
      path,
      async () => new Response('<h1>Project paused</h1>', { status: 540, headers }),
    );
  }

  /** Answers a path without content. */
  empty(path: string): void {
    this.answer(path, async () => new Response(null, { status: 204 }));
  }

  /** Leaves a path without an answer until the test gives one. */
  hold(path: string): (response: Response) => void {
    let release: (response: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => (release = resolve));
    this.answer(path, () => pending);
    return release;
  }

  answer(path: string, answer: Answer): void {
    this.answers.set(path, answer);
  }

  /** The requests to a path, oldest first. */
  sentTo(path: string): SentRequest[] {
    return this.requests.filter(({ address }) => address.split('?')[0] === path);
  }

  async fetch(url: string, init: RequestInit): Promise<Response> {
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

/** The project every request of a test goes to. What the SDK logs about failures stays quiet. */
export const project = new Project();

beforeEach(() => {
  project.reset();
  Object.assign(globalThis, {
    fetch: (url: string, init: RequestInit) => project.fetch(url, init),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
