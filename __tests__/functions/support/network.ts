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

/**
 * The internet of one test: services by origin. Any other origin cannot be reached, and fails the
 * test.
 */
export class Network {
  readonly calls: Call[] = [];
  readonly #services: Readonly<Record<string, Service>>;

  constructor(services: Readonly<Record<string, Service>>) {
    this.#services = services;
  }

  /** Stands in for the global `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const { method, headers, signal, redirect } = request;
    const call = { method, url, headers, body: await request.text(), signal, redirect };
    this.calls.push(call);
    const service = this.#services[url.origin];
    if (!service) throw new Error(`Unexpected request to ${url.origin}`);
    return service(call);
  };

  /** What was sent to one of the services. */
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
