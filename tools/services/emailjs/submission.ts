import { localEnvironment } from '../../local-environment.mjs';
import type { Failure } from '../control/faults';
import type { Field } from '../outbox/outbox';
import * as answers from './answers';

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
const reserved = [...identifiers, 'lib_version'];

/** The variables of the template, in the order in which they were sent. */
export function variables({ parameters }: Submission): Field[] {
  return parameters.filter(({ name }) => !reserved.includes(name));
}

/** Why EmailJS would refuse this submission; nothing when it would send it. */
export function refusal(submission: Submission): Failure | undefined {
  for (const name of identifiers) {
    const [value = '', ...others] = values(submission, name);
    if (value === '') return answers.parameterRequired(name);
    if (others.length > 0) return answers.parameterRepeated(name);
  }
  const isKnown = (name: string, expected: string): boolean =>
    values(submission, name)[0] === expected;
  if (!isKnown('user_id', localEnvironment.GATSBY_EMAILJS_PUBLIC_KEY))
    return answers.accountNotFound;
  if (!isKnown('service_id', localEnvironment.GATSBY_EMAILJS_SERVICE_ID))
    return answers.serviceNotFound;
  if (!isKnown('template_id', localEnvironment.GATSBY_EMAILJS_TEMPLATE_ID))
    return answers.templateNotFound;
  if (submission.files > 0) return answers.attachmentsRejected;
  const size = variables(submission).reduce((sum, field) => sum + bytes(field), 0);
  return size > variablesLimit ? answers.variablesTooLarge : undefined;
}

function values({ parameters }: Submission, name: string): string[] {
  return parameters.filter((field) => field.name === name).map(({ value }) => value);
}

function bytes({ name, value }: Field): number {
  return Buffer.byteLength(name) + Buffer.byteLength(value);
}
