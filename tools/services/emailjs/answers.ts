import type { Failure } from '../control/faults';

// Texts as api.emailjs.com sends them, collected from its documentation and from published error
// reports. Those marked "own" are ours: what the real service says there is not known.

const dashboard = 'https://dashboard.emailjs.com/admin';

export const parameterRequired = (name: string): Failure => ({
  status: 400,
  body: `The ${name} parameter is required`,
});

export const accountNotFound = { status: 404, body: 'Account not found' };
export const serviceNotFound = {
  status: 400,
  body: `The service ID not found. To find this ID, visit ${dashboard}`,
};
export const templateNotFound = {
  status: 400,
  body: `The template ID not found. To find this ID, visit ${dashboard}/templates`,
};
export const variablesTooLarge = {
  status: 413,
  body: 'Variables size limit. The maximum allowed variables size is 50Kb',
};

/** Own. */
export const parameterRepeated = (name: string): Failure => ({
  status: 400,
  body: `The ${name} parameter is sent more than once`,
});
/** Own. */
export const attachmentsRejected = {
  status: 400,
  body: 'Attachments are not enabled for this template',
};
/** Own: damaged JSON or multipart. */
export const unreadable = { status: 400, body: 'Bad Request' };

/** The modes of the fault switch. */
export const failures: Readonly<Record<string, Failure>> = {
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
