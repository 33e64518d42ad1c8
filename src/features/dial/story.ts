import type { DialStories, TradeDay } from '../../lib/dial-stories';
import * as styles from './dial.module.css';
import { dialWords as words } from './messages';

/**
 * Puts what the hand tells into the place of the clock's caption, with the choice of a trade.
 * @param chosen the trade the visitor has chosen before
 */
export function storyBelow(
  clock: HTMLElement,
  { trades }: DialStories,
  chosen: string | undefined,
  onChoose: (trade: string | undefined) => void,
) {
  const [time, text, link, label, choice] = [
    document.createElement('strong'),
    document.createElement('span'),
    document.createElement('a'),
    document.createElement('label'),
    document.createElement('select'),
  ];
  choice.append(new Option(words.fitting, ''));
  for (const { id, label: name } of trades) choice.append(new Option(name, id));
  if (trades.some(({ id }) => id === chosen)) choice.value = chosen ?? '';
  choice.addEventListener('change', () => onChoose(choice.value || undefined));
  label.append(words.trade, choice);

  const story = document.createElement('p');
  story.append(time, ' ', link, ': ', text);
  const place = clock.querySelector('figcaption');
  place?.classList.add(styles.story ?? '');
  place?.replaceChildren(story);
  const below = document.createElement('div');
  below.className = styles.choice ?? '';
  below.append(label);
  place?.after(below);

  return {
    /** Where visitors say who they are. */
    choice: below,
    trade: (): string | undefined => choice.value || undefined,
    show: (when: string, trade: TradeDay | undefined, what: string) => {
      time.textContent = when;
      link.textContent = trade?.label ?? '';
      link.href = trade?.to ?? '';
      text.textContent = what;
    },
  };
}
