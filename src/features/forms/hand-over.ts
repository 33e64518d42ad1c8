import { supabase } from '../../config/env';
import type { Submission } from './submission';

/** What the Edge Function `request` takes beside the fields of the form. */
export type HandedOver = Submission & {
  form: string;
  via: 'emailjs' | 'function';
  /** Why EmailJS did not take it. */
  reason?: string;
};

/**
 * Sends a form to the Edge Function `request`, which stores it and notifies the agency. Not in a chunk
 * of its own: a browser that cannot load EmailJS could not load that either. Rejects when the function refuses it.
 */
export async function handOver(fields: FormData, more: HandedOver): Promise<void> {
  if (supabase === undefined) throw new Error('Supabase is not configured');
  const answer = await fetch(`${supabase.url}/functions/v1/request`, {
    method: 'POST',
    // Sent as text, it needs no preflight request that could fail.
    body: JSON.stringify({ ...more, fields: Object.fromEntries(fields) }),
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
}
