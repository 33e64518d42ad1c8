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

/** Whom the visitor of a drawn example will write to; one without a portrait has no name to write to. */
export const playedName = ({ avatar, ...example }: Vignette): string | undefined =>
  example.type === 'chat' && example.dialogue !== undefined ? undefined : avatar?.name;

type TryOutProps = {
  look: ButtonLook;
  /** Whom the visitor will write to, where it has a name. */
  name?: string | undefined;
  /** The assistant whose example further down the page is started; that around the button without. */
  elsewhere?: string;
  small?: boolean;
};

/**
 * Starts the example of the place around it. Its room is kept, and it shows itself as soon as the
 * script can answer. On paper a light button would not be seen: the ground decides on the look.
 */
export function TryOut({ look, name, elsewhere, small = true }: TryOutProps) {
  return (
    <button
      type="button"
      className={`${buttonClass(look, small)} ${styles.start}`}
      data-try={elsewhere ?? ''}
    >
      {vignetteWords.tryOut(name)}
    </button>
  );
}
