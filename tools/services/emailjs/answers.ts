import type { Answer } from '../http/answers';

// Texts as api.emailjs.com sends them, collected from its documentation and from published error reports.
// Those marked "own" are ours: what the real service says there is not known.

const dashboard = 'https://dashboard.emailjs.com/admin';

export const accepted: Answer = { status: 200, body: 'OK' };

export const accountNotFound: Answer = { status: 404, body: 'Account not found' };

export const serviceNotFound: Answer = {
  status: 400,
  body: `The service ID not found. To find this ID, visit ${dashboard}`,
};

export const templateNotFound: Answer = {
  status: 400,
  body: `The template ID not found. To find this ID, visit ${dashboard}/templates`,
};

export const variablesTooLarge: Answer = {
  status: 413,
  body: 'Variables size limit. The maximum allowed variables size is 50Kb',
};

/** A template that takes its recipient from the variables got none. */
export const noRecipient: Answer = { status: 422, body: 'The recipients address is empty' };

/** Own. */
export const privateKeyInvalid: Answer = { status: 403, body: 'The private key is invalid' };

/** Own. */
export const attachmentsRejected: Answer = {
  status: 400,
  body: 'Attachments are not enabled for this template',
};

/** Own: unreadable JSON or multipart. */
export const unreadable: Answer = { status: 400, body: 'Bad Request' };

export function parameterRequired(name: string): Answer {
  return { status: 400, body: `The ${name} parameter is required` };
}

/** Own. */
export function parameterRepeated(name: string): Answer {
  return { status: 400, body: `The ${name} parameter is sent more than once` };
}

/** The error modes of the fault switch. */
export const failures: Readonly<Record<string, Answer>> = {
  'bad-request': parameterRequired('user_id'),
  forbidden: { status: 403, body: 'API calls are disabled for non-browser applications' },
  'not-found': accountNotFound,
  precondition: {
    status: 412,
    body: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  },
  'too-many-requests': { status: 429, body: 'Too Many Requests' },
  'server-error': { status: 500, body: 'Internal Server Error' },
  unavailable: { status: 503, body: 'Service Unavailable' },
};
