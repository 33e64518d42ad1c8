import { localEnvironment } from '../../local-environment.mjs';
import type { Field } from '../outbox/outbox';

// Texts as api.emailjs.com sends them, collected from its documentation and from published error
// reports; what it says of attachments is not known.
const dashboard = 'https://dashboard.emailjs.com/admin';

/** An answer that refuses. */
interface Refusal {
  status: number;
  body: string;
}

export const tooLarge: Refusal = {
  status: 413,
  body: 'Variables size limit. The maximum allowed variables size is 50Kb',
};

/** "50Kb" in the service's own words. */
const variablesLimit = 50 * 1024;

/** The parameters every request needs, in the order in which they are looked at. */
const identifiers: readonly [name: string, value: string, unknown: Refusal][] = [
  [
    'user_id',
    localEnvironment.GATSBY_EMAILJS_PUBLIC_KEY,
    { status: 404, body: 'Account not found' },
  ],
  [
    'service_id',
    localEnvironment.GATSBY_EMAILJS_SERVICE_ID,
    { status: 400, body: `The service ID not found. To find this ID, visit ${dashboard}` },
  ],
  [
    'template_id',
    localEnvironment.GATSBY_EMAILJS_TEMPLATE_ID,
    {
      status: 400,
      body: `The template ID not found. To find this ID, visit ${dashboard}/templates`,
    },
  ],
];
/** Parameters that address the service; all others are variables of the template. */
const reserved = [...identifiers.map(([name]) => name), 'lib_version'];

/** The variables of the template, in the order in which they were sent. */
export const variables = (parameters: readonly Field[]): Field[] =>
  parameters.filter(({ name }) => !reserved.includes(name));

/**
 * Why EmailJS would refuse this form; nothing when it would send it.
 * @param parameters everything sent, in order, identifiers included
 * @param files number of files with content
 */
export function refusal(parameters: readonly Field[], files: number): Refusal | undefined {
  const sent = new Map(parameters.map(({ name, value }) => [name, value]));
  const missing = identifiers.find(([name]) => !sent.get(name));
  if (missing) return { status: 400, body: `The ${missing[0]} parameter is required` };
  const foreign = identifiers.find(([name, value]) => sent.get(name) !== value);
  if (foreign) return foreign[2];
  if (files > 0) return { status: 400, body: 'Attachments are not enabled for this template' };
  const size = variables(parameters).reduce((sum, { name, value }) => sum + bytes(name + value), 0);
  return size > variablesLimit ? tooLarge : undefined;
}

const bytes = (text: string): number => Buffer.byteLength(text);
