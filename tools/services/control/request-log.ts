interface LoggedRequest {
  method: string;
  /** Without query: no visitor data in the log. */
  path: string;
  /** ISO time of arrival. */
  time: string;
}

/** Paths of the control interface; they would only blur what a test counts. */
const ownPrefix = '/__';

/** Every request since the last `clear`, without bodies. Kept in memory. */
export class RequestLog {
  private requests: LoggedRequest[] = [];

  record(method: string, path: string): void {
    if (path.startsWith(ownPrefix)) return;
    this.requests.push({ method, path, time: new Date().toISOString() });
  }

  /** Oldest first. */
  all(): readonly LoggedRequest[] {
    return this.requests;
  }

  clear(): void {
    this.requests = [];
  }
}
