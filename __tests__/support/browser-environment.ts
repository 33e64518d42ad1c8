import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import JsdomEnvironment from 'jest-environment-jsdom';

/**
 * jsdom with what every browser has and jsdom lacks: the classes of the fetch API, text encoding,
 * and the cryptography that Supabase's e-mail links need. No `fetch`: each test says who answers.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { Headers, Request, Response, TextDecoder, TextEncoder });
    Object.defineProperty(this.global, 'crypto', { value: webcrypto });
  }
}
