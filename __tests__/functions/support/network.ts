/** A request as a service saw it. */
export type Call = {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
  signal: AbortSignal;
  redirect: RequestRedirect;
};

/** How a service answers; rejecting means that the connection broke. */
export type Service = (call: Call) => Response | Promise<Response>;

/** The internet of one test: services by origin. Any other origin fails the test. */
export class Network {
  readonly calls: Call[] = [];

  constructor(readonly services: Record<string, Service>) {}

  /** Stands in for the global `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const { method, headers, signal, redirect } = request;
    const call = { method, url, headers, body: await request.text(), signal, redirect };
    this.calls.push(call);
    const service = this.services[url.origin];
    if (!service) throw new Error(`Unexpected request to ${url.origin}`);
    return service(call);
  };

  callsTo(origin: string): Call[] {
    return this.calls.filter(({ url }) => url.origin === origin);
  }
}

/** A service that cannot be reached. */
export const unreachable: Service = () =>
  Promise.reject(new TypeError('connection refused by 10.0.0.7'));

/** A service that takes the request and never answers. */
export const hanging: Service = ({ signal }) =>
  new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
  });

/** A service that refuses everything. */
export const broken =
  (status = 500): Service =>
  () =>
    new Response('<html>geheim</html>', { status });

/** Runs something while every time limit of a request is over at once. @returns the limits */
export async function withoutWaiting(run: () => Promise<unknown>): Promise<number[]> {
  const limits: number[] = [];
  const { timeout } = AbortSignal;
  const { setTimeout } = globalThis;
  AbortSignal.timeout = (limit) => {
    limits.push(limit);
    return AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  };
  Object.assign(globalThis, {
    setTimeout: (callback: () => void, wait: number, ...parameters: []) => {
      limits.push(wait);
      return setTimeout(callback, 0, ...parameters);
    },
  });
  try {
    await run();
  } finally {
    AbortSignal.timeout = timeout;
    Object.assign(globalThis, { setTimeout });
  }
  return limits;
}
