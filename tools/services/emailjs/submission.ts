import { localEnvironment, orderMail } from '../../local-environment.mjs';
import {
  accountNotFound,
  attachmentsRejected,
  noRecipient,
  parameterRepeated,
  parameterRequired,
  privateKeyInvalid,
  serviceNotFound,
  templateNotFound,
  variablesTooLarge,
} from './answers';
import type { Answer } from '../http/answers';
import type { Field } from '../outbox/outbox';

/** The templates of the account: messages of the forms to the agency, confirmations of an order to the buyer. */
const templates: string[] = [localEnvironment.GATSBY_EMAILJS_TEMPLATE_ID, orderMail.templateId];

/** What a request asks EmailJS to send, whatever its wire format was. */
export interface Submission {
  /** Everything sent, in order, identifiers included. */
  parameters: readonly Field[];
  /** Number of files with content. */
  files: number;
}

/** "50Kb" in the service's own words. */
const variablesLimit = 50 * 1024;

/** The parameters every request needs, in the order in which their absence is reported. */
const identifiers = ['user_id', 'service_id', 'template_id'];

/** Parameters that address the service; all others are variables of the template. */
const reserved = [...identifiers, 'lib_version', 'accessToken'];

/** The variables of the template, in the order in which they were sent. */
export function variables({ parameters }: Submission): Field[] {
  return parameters.filter(({ name }) => !reserved.includes(name));
}

/** Why EmailJS would refuse this submission; nothing when it would send it. */
export function refusal(submission: Submission): Answer | undefined {
  for (const name of identifiers) {
    const [value = '', ...others] = values(submission, name);
    if (value === '') return parameterRequired(name);
    if (others.length > 0) return parameterRepeated(name);
  }
  const isKnown = (name: string, expected: string): boolean =>
    values(submission, name)[0] === expected;
  if (!isKnown('user_id', localEnvironment.GATSBY_EMAILJS_PUBLIC_KEY)) return accountNotFound;
  if (!isKnown('service_id', localEnvironment.GATSBY_EMAILJS_SERVICE_ID)) return serviceNotFound;
  const [templateId = ''] = values(submission, 'template_id');
  if (!templates.includes(templateId)) return templateNotFound;
  const [accessToken = orderMail.privateKey] = values(submission, 'accessToken');
  if (accessToken !== orderMail.privateKey) return privateKeyInvalid;
  const [recipient = ''] = values(submission, 'to_email');
  if (templateId === orderMail.templateId && recipient === '') return noRecipient;
  if (submission.files > 0) return attachmentsRejected;
  const size = variables(submission).reduce((sum, field) => sum + bytes(field), 0);
  return size > variablesLimit ? variablesTooLarge : undefined;
}

function values({ parameters }: Submission, name: string): string[] {
  return parameters.filter((field) => field.name === name).map(({ value }) => value);
}

function bytes({ name, value }: Field): number {
  return Buffer.byteLength(name) + Buffer.byteLength(value);
}
