import type { Vignette } from '../../content-model/vignettes';
import { type ButtonLook, buttonClass } from '../button/button';
import { vignetteWords } from './messages';
import * as styles from './try-out.module.css';

/**
 * Marks the place of an example that can be played: features/dialogue puts itself there. Nothing
 * without anybody to talk to.
 */
export const playable = (assistant: { id: string; image: string } | undefined) =>
  assistant && { 'data-dialogue': assistant.id, 'data-portrait': assistant.image };

/** The same for a drawn example: its own conversation, or that of the assistant it shows. */
export function playableExample(example: Vignette) {
  const { avatar } = example;
  const id = example.type === 'chat' ? (example.dialogue ?? avatar?.id) : avatar?.id;
  return playable(id === undefined ? undefined : { id, image: avatar?.image ?? '' });
}

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
