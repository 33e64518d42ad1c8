import { senderOf } from '../_shared/calls.ts';
import { forWebsite } from '../_shared/serve.ts';
import { HttpError } from '../_shared/http-error.ts';
import { readForm } from '../_shared/read-limited.ts';
import { Requests, type SentRequest } from '../_shared/requests/requests.ts';
import { submission as form, type Submission } from '../_shared/requests/submission.ts';
import { confirm, tellAgency } from '../_shared/requests/tell.ts';
import { isoTime, logFailure, type MakeFunction } from '../_shared/runtime.ts';
import {
  readDatabaseSettings,
  readMailSettings,
  readSiteSettings,
  worldFrom,
} from '../_shared/settings.ts';

const day = 24 * 60 * 60_000; // milliseconds
/**
 * Requests told of in a day, each with a mail or two: orders need the same mail service. More wait
 * for order-check, which gathers them.
 */
const mostMails = { plain: 60, confirmed: 30 };

const isFlag = (value: string): boolean => value === 'true' || value === 'false';

const readWorld = worldFrom((reader) => ({
  ...readSiteSettings(reader),
  ...readDatabaseSettings(reader),
  ...readMailSettings(reader),
  /** Whether senders get a confirmation: the owner's choice. */
  confirms: reader.optional('REQUEST_CONFIRMATION', isFlag, 'false') === 'true',
}));

/**
 * The Edge Function that takes what a form could not send through EmailJS: a row and the mail to the
 * agency.
 *
 * `POST`, JSON, from a page of the website; unknown keys mean nothing:
 *   `{id, number, form, reason?, fields}`: `id` a UUID, one for each submission: a second try is the
 *   same request; `number` what visitor and agency call it (`2811-0930-0B9F`); `form` its name, such as
 *   `contact`, `consultation` or `appointment`; `reason` why EmailJS did not take it: `HTTP 429`,
 *   `network`, `late`; `fields` the form's fields as they are, text by name: a name, and an `email` or a
 *   `phone`; at most 60 kB in all.
 * Answers: 200 `{received: true}` once it is stored; the mail follows.
 *   400 `{error: 'invalid_request', field?}`; 413 `body_too_large`
 *   429 `{error: 'too_many_requests'}`: too many from here; `{error: 'busy'}`: from everybody
 *   503 `database_unavailable`
 */
export const createRequest: MakeFunction = (environment, dependencies) => {
  const world = readWorld(environment, dependencies);
  const requests = new Requests(world);

  /** @throws {HttpError} 429 when the table takes no more from there */
  async function keep({ fields, ...more }: Submission, sender: string | null) {
    const isCopy = more.via === 'emailjs';
    const notified_at = isCopy ? isoTime(world) : null;
    const kept = await requests.insert({ ...more, ...fields, sender, notified_at });
    if (kept) return kept;
    const [known] = await requests.find({ id: `eq.${more.id}` });
    if (known === undefined) throw new HttpError(429, 'too_many_requests');
    return known;
  }

  /** A mail that does not go out now is not the visitor's concern: the request is kept. */
  async function tell(request: SentRequest): Promise<void> {
    try {
      const notified_at = `gte.${isoTime(world, day)}`;
      const most = mostMails[world.confirms ? 'confirmed' : 'plain'];
      const limit = String(most);
      const sent = await requests.find({ via: 'eq.function', notified_at, limit });
      if (sent.length >= most) return;
      await tellAgency(request, world);
      if (world.confirms) await confirm(request, world);
    } catch (error) {
      logFailure(world, error, { session: request.id });
    }
  }

  return forWebsite('POST', world, async (request) => {
    const submission = await readForm(request, form);
    const kept = await keep(submission, await senderOf(request, world.secretKey));
    if (kept.notified_at === null) await tell(kept);
    return { received: true };
  });
};
