import { onlyInPreview } from './messages';

/**
 * Says in the preview why visitors do not see a post yet; a release has neither the post nor the
 * note. tools/preview/in-page.js dresses it, so that no visitor loads its style.
 * @param reason nothing for a post that is published
 */
export function UnpublishedNote({ reason }: { reason: string | null }) {
  if (process.env.NODE_ENV === 'production' || !reason) return null;
  return (
    <p role="status" data-preview-note>
      <strong>{onlyInPreview}</strong> {reason}
    </p>
  );
}
