import { emailJs } from '../config/env';
import { isRecord } from './is-record';

/** Why a form did not arrive: `status` as the service gave it, 0 for the network. */
type SendFailure = { status: number; text: string };

/** Downloads the SDK ahead of the send; after a failure the next call tries again. */
export function loadEmailJs() {
  hideBlockedStorage();
  return import('@emailjs/browser');
}

/**
 * Sends a form of the page through EmailJS's `send-form`.
 * @returns undefined on success, else the failure; never throws
 */
export async function sendForm(form: HTMLFormElement): Promise<SendFailure | undefined> {
  if (emailJs === undefined) return { status: 0, text: 'EmailJS is not configured' };
  const { serviceId, templateId, publicKey, origin } = emailJs;
  try {
    const { default: client } = await loadEmailJs();
    // Only `init` sets the origin; `send` and `sendForm` ignore it (@emailjs/browser 4.4.1). It also
    // drops the SDK's storage, which only its rate limit needs. That stays off: it counts before
    // sending, so a failed send would block the retry.
    client.init({ publicKey, origin });
    await client.sendForm(serviceId, templateId, form, { publicKey });
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

/** A rejected send is a `{status, text}`, or an error (network, import). */
function describeFailure(error: unknown): SendFailure {
  if (isRecord(error) && 'status' in error && 'text' in error)
    return { status: Number(error.status), text: String(error.text) };
  return { status: 0, text: 'Network Error' };
}
