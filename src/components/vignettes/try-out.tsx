import { type ButtonLook, buttonClass } from '../button/button';
import { vignetteWords } from './messages';
import * as styles from './try-out.module.css';

/**
 * Marks the place of an example that can be played: features/dialogue puts itself there. Nothing
 * without an assistant.
 */
export const playable = (assistant: { id: string; image: string } | undefined) =>
  assistant && { 'data-dialogue': assistant.id, 'data-portrait': assistant.image };

/**
 * Starts the example of the place around it. Its room is kept, and it shows itself as soon as the
 * script can answer. On paper a light button would not be seen: the ground decides on the look.
 */
export function TryOut({ look }: { look: ButtonLook }) {
  return (
    <button type="button" className={`${buttonClass(look, true)} ${styles.start}`} data-try>
      {vignetteWords.tryOut}
    </button>
  );
}
