import assert from 'node:assert/strict';
import type { Service } from './network.ts';

export type Mail = Record<'from' | 'to' | 'reply_to' | 'subject' | 'text' | 'html', string> & {
  attachments?: { content: string; content_type: string }[];
};

/** Resend: takes five mails a second, and remembers their keys for a day. */
export class Mailbox {
  /** What was taken, in order, and when. */
  readonly mails: (Mail & { at: number })[] = [];
  /** Answers instead, when it gives an answer; such a mail was not taken. */
  failure: (mail: Mail, call: Parameters<Service>[0]) => ReturnType<Service> | undefined = () =>
    undefined;
  readonly #keys = new Map<string, { body: string; until: number }>();
  #lately: number[] = [];

  constructor(readonly now: () => number) {}

  get recipients(): string[] {
    return this.mails.map(({ to }) => to);
  }

  get subjects(): string[] {
    return this.mails.map(({ subject }) => subject);
  }

  to(address: string): Mail[] {
    return this.mails.filter(({ to }) => to === address);
  }

  readonly service: Service = (call) => {
    const { headers, method, url, body } = call;
    assert.equal(`${method} ${url.pathname}`, 'POST /emails');
    if (headers.get('authorization') !== 'Bearer re_geheim') return problem(401, 'missing_api_key');
    this.#lately = [...this.#lately, this.now()].filter((time) => time > this.now() - 1_000);
    if (this.#lately.length > 5) return problem(429, 'rate_limit_exceeded', { 'retry-after': '1' });
    const mail: Mail = JSON.parse(body);
    const failed = this.failure(mail, call);
    if (failed) return failed;
    const key = headers.get('idempotency-key') ?? '';
    assert.ok(key !== '' && key.length <= 256, `key of ${key.length} characters`);
    const before = this.#keys.get(key);
    if (before && before.until > this.now()) {
      if (before.body !== body) return problem(409, 'invalid_idempotent_request');
    } else {
      this.#keys.set(key, { body, until: this.now() + 24 * 60 * 60_000 });
      this.mails.push({ ...mail, at: this.now() });
    }
    return Response.json({ id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' });
  };
}

/** The mail says all of this. */
export const says = (mail: Mail | undefined, ...facts: string[]) =>
  assert.deepEqual(
    facts.filter((fact) => !mail?.text.includes(fact)),
    [],
  );

/** An error as Resend sends it, with things nobody may see in its message. */
export const problem = (statusCode: number, name: string, headers = {}) =>
  Response.json(
    { statusCode, name, message: 'geheim: anna.berger@example.at' },
    { status: statusCode, headers },
  );
