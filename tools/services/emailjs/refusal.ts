import { localEnvironment } from '../../local-environment.mjs';
import type { Field } from '../outbox/outbox';

/** A refusal; the site treats all of them alike. */
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

/** Parameters that address the service; all others are variables of the template. */
const identifiers = new Map([
  ['user_id', localEnvironment.GATSBY_EMAILJS_PUBLIC_KEY],
  ['service_id', localEnvironment.GATSBY_EMAILJS_SERVICE_ID],
  ['template_id', localEnvironment.GATSBY_EMAILJS_TEMPLATE_ID],
]);

/** The variables of the template, in the order in which they were sent. */
export const variables = (parameters: readonly Field[]): Field[] =>
  parameters.filter(({ name }) => !identifiers.has(name) && name !== 'lib_version');

/**
 * Why EmailJS would refuse this form; nothing when it would send it.
 * @param parameters everything sent, in order, identifiers included
 */
export function refusal(parameters: readonly Field[]): Refusal | undefined {
  const sent = new Map(parameters.map(({ name, value }) => [name, value]));
  for (const [name, value] of identifiers)
    if (sent.get(name) !== value) return { status: 400, body: `The ${name} parameter is required` };
  const words = variables(parameters).map(({ name, value }) => name + value);
  return Buffer.byteLength(words.join('')) > variablesLimit ? tooLarge : undefined;
}
