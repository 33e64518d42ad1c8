import { z } from 'zod';
import { rpc, senderOf } from '../_shared/database.ts';
import { forWebsite, HttpError, readForm } from '../_shared/http.ts';
import { refuseAll } from '../_shared/mails/flood.ts';
import { sendDueMails } from '../_shared/mails/send.ts';
import { type MakeFunction, readDatabase, readMail, readSite, envReader } from '../_shared/env.ts';
import { requestMail } from './mail.ts';
import { submission } from './submission.ts';

const readEnv = envReader((variables) => ({
  ...readSite(variables),
  ...readDatabase(variables),
  ...readMail(variables),
}));

/**
 * The Edge Function that takes what a form could not send through EmailJS: a row and the mail to the
 * agency.
 *
 * `POST`, JSON, from a page of the website; unknown keys mean nothing:
 *   `{id, number, form, reason?, fields}`: `id` a UUID, one for each submission: a second try is the
 *   same request; `number` what visitor and agency call it (`2811-0930-0B9F`); `form` its name, such as
 *   `contact`, `consultation` or `appointment`; `reason` why EmailJS did not take it: `HTTP 429`,
 *   `network`, `late`; `fields` the form's fields as they are, text by name: a `name`, and an `email` or
 *   a `phone`; at most 60 kB in all.
 * Answers: 200 `{received: true}` once it is stored; the mail follows.
 *   400 `{error: 'invalid_request', field?}`; 413 `body_too_large`
 *   429 `{error: 'too_many_requests'}`: too many from here; `{error: 'busy'}`: from everybody
 *   503 `database_unavailable`
 */
export const createRequest: MakeFunction = (environment, dependencies) => {
  const env = readEnv(environment, dependencies);
  const result = z.enum(['kept', 'too_many', 'busy']);
  return forWebsite('POST', env, async (request) => {
    const sent = await readForm(request, submission);
    const row = { ...sent, sender: await senderOf(request, env) };
    const mails = [requestMail(sent, env)];
    const outcome = await rpc(env, 'take_request', { request: row, mails }, result);
    if (outcome === 'busy') await refuseAll('Anfragen', env);
    if (outcome === 'too_many') throw new HttpError(429, 'too_many_requests');
    env.after(sendDueMails(env));
    return { received: true };
  });
};
