import type { MiddlewareHandler } from 'hono';

/** Every request since the last `clear`: without its query and body, so without visitor data. */
export class RequestLog {
  private requests: { method: string; path: string; time: string }[] = [];

  /** Middleware that notes a request, unless it is one of the control interface. */
  readonly record: MiddlewareHandler = async ({ req: { method, path } }, next) => {
    const time = new Date().toISOString();
    if (!path.startsWith('/__')) this.requests.push({ method, path, time });
    await next();
  };

  /** Oldest first. */
  all(): { count: number; requests: readonly object[] } {
    return { count: this.requests.length, requests: this.requests };
  }

  clear(): void {
    this.requests = [];
  }
}
