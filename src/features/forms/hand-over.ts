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
 * Gives a form to the Edge Function `request`, which keeps it and tells the agency. No chunk of
 * its own: a browser that cannot load EmailJS could not load this either. Rejects when the function does not take it.
 */
export async function handOver(fields: FormData, more: HandedOver): Promise<void> {
  if (supabase === undefined) throw new Error('Supabase is not configured');
  const answer = await fetch(`${supabase.url}/functions/v1/request`, {
    method: 'POST',
    // As text it needs no preflight, which is one thing less that can fail.
    body: JSON.stringify({ ...more, fields: Object.fromEntries(fields) }),
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
}
