import { errorType, Refusal } from '../_shared/refusal.ts';
import type { Runtime } from '../_shared/runtime.ts';
import type { Confirmation } from './confirmation.ts';
import type { Settings } from './settings.ts';

const timeLimit = 8_000; // milliseconds

/**
 * Sends the confirmation through EmailJS. After a time-out the mail may still be on its way; the buyer then gets it
 * twice, which is better than never.
 * @throws {Refusal} 502 when EmailJS does not take it, or does not answer in time
 */
export async function sendMail(
  params: Confirmation,
  { emailjs }: Settings,
  runtime: Runtime,
): Promise<void> {
  const body = {
    service_id: emailjs.serviceId,
    template_id: emailjs.templateId,
    user_id: emailjs.publicKey,
    accessToken: emailjs.privateKey,
    template_params: params,
  };
  const response = await runtime
    .fetch(`${emailjs.origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    })
    .catch((error: unknown) => {
      throw mailFailed(errorType(error));
    });
  await response.body?.cancel();
  if (!response.ok) throw mailFailed(`HTTP ${response.status}`);
}

const mailFailed = (type: string) => new Refusal(502, 'mail_failed', { type });
