import { emailJs } from '../config/env';

/** Why a form did not arrive: `status` as the service gave it, 0 for the network. */
export type SendFailure = { status: number; text: string };

// One download, however often it is asked for.
let sdk: Promise<typeof import('@emailjs/browser')> | undefined;

/** Starts loading the SDK, so that it is there when the form is sent. A failed load is tried again on the next call. */
export function loadEmailJs(): Promise<typeof import('@emailjs/browser')> {
  hideBlockedStorage();
  sdk ??= import('@emailjs/browser').catch((error: unknown) => {
    sdk = undefined;
    throw error;
  });
  return sdk;
}

/**
 * Sends a form's fields through EmailJS (`send-form`, see the wire contract in docs of the local services).
 * The SDK is loaded lazily: it touches localStorage on import, which throws where storage is blocked.
 * @returns undefined on success, else the failure; never throws
 */
export async function sendForm(form: HTMLFormElement): Promise<SendFailure | undefined> {
  if (emailJs === undefined) return { status: 0, text: 'EmailJS is not configured' };
  const { serviceId, templateId, publicKey, origin } = emailJs;
  try {
    const { default: client } = await loadEmailJs();
    // `send` and `sendForm` ignore an origin per call; only `init` sets it. It also drops the SDK's storage, which only
    // its rate limit uses, and that one stays off: it counts before sending, so a failed send would block the retry.
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
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** A rejected send comes in three shapes: `{status, text}`, a string (missing ids), or an error (network, import). */
export function describeFailure(error: unknown): SendFailure {
  if (typeof error === 'string') return { status: 400, text: error };
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    return { status: Number(error.status), text: String(error.text) };
  }
  return { status: 0, text: 'Network Error' };
}
