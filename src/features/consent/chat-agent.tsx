import { loadWholeSheet } from '../../../plugins/gatsby-plugin-lean-pages/runtime';
import { chatAgentSrc } from '../../config/env';
import { partOf, useLoading } from '../../lib/part-of';
import { useConsent } from './consent';

const frame = partOf(async () => {
  const [{ ChatFrame }] = await Promise.all([import('./chat-frame'), loadWholeSheet()]);
  return ChatFrame;
});

/**
 * The chat agent of a blog post, once consent is given. It lives in a frame without our origin: its
 * code can neither read our page nor outlive it. Does nothing without a configured source.
 */
export function ChatAgent({ requiresConsent }: { requiresConsent: boolean }) {
  const { choice } = useConsent();
  const allowed = chatAgentSrc !== undefined && (choice === true || !requiresConsent);
  useLoading(allowed ? frame : undefined);
  return allowed && frame.module ? <frame.module /> : null;
}
