import { emailJs } from '../config/env';
import { isRecord } from './is-record';
import { loadOnce } from './load-once';

/** Why a form did not arrive: `status` as the service gave it, 0 for the network. */
type SendFailure = { status: number; text: string };

/** Downloads the SDK ahead of the send. After a failure the next call tries again. */
export const loadEmailJs = loadOnce(() => {
  hideBlockedStorage();
  return import('@emailjs/browser');
});

/**
 * Sends the fields of a form through EmailJS's `send-form`.
 * @returns undefined on success, else the failure; never throws
 */
export async function sendForm(fields: FormData): Promise<SendFailure | undefined> {
  if (emailJs === undefined) return { status: 0, text: 'EmailJS is not configured' };
  const { serviceId, templateId, publicKey, origin } = emailJs;
  try {
    const { default: client } = await loadEmailJs();
    // Only `init` sets the origin; `send` and `sendForm` ignore it. It also drops the SDK's
    // storage, which only its rate limit needs. That stays off: it counts before sending, so a
    // failed send would block the retry.
    client.init({ publicKey, origin });
    await client.sendForm(serviceId, templateId, formWith(fields), { publicKey });
    return undefined;
  } catch (error) {
    return describeFailure(error);
  }
}

/** The SDK looks at localStorage on import and gives up where that throws; without one it works. */
function hideBlockedStorage(): void {
  try {
    window.localStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** A form off the page: the SDK takes nothing else. */
function formWith(fields: FormData): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue;
    const input = document.createElement('input');
    form.append(Object.assign(input, { type: 'hidden', name, value }));
  }
  return form;
}

/** A rejected send is a `{status, text}`, a string (missing ids), or an error (network, import). */
function describeFailure(error: unknown): SendFailure {
  if (typeof error === 'string') return { status: 400, text: error };
  if (isRecord(error) && 'status' in error && 'text' in error) {
    return { status: Number(error.status), text: String(error.text) };
  }
  return { status: 0, text: 'Network Error' };
}
