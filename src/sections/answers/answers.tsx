import { useId } from 'react';
import { buttonClass } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { Questions } from '../../components/questions/questions';
import { Section } from '../../components/section/section';
import type { PageQuestion } from '../../content-model/build-tools';
import type { DerivedProps } from '../../content-model/resolved';
import * as styles from './answers.module.css';
import type { deriveAnswers } from './derive';
import { allText, answersText as words, printed } from './messages';

/** So many questions stand there to be pressed. */
const suggested = 5;

/**
 * A field that features/finder answers, and for everybody the first answers of this page; those that stand elsewhere are a link away.
 */
export function Answers({ section, position }: DerivedProps<typeof deriveAnswers>) {
  const { questions, allLabel, fieldLabel } = section;
  const id = useId();
  const own = questions.filter((entry) => !('page' in entry));
  return (
    <Section head={section} position={position} indented>
      <form role="search" className={styles.search} data-finder={section.anchor ?? ''}>
        <label htmlFor={id}>{fieldLabel}</label>
        <div>
          <input id={id} type="search" maxLength={200} autoComplete="off" enterKeyHint="send" />
          <button type="submit" className={buttonClass('primary')}>
            {words.ask}
          </button>
        </div>
        <ul aria-label={words.suggestions}>
          {own.slice(0, suggested).map(({ question }) => (
            <li key={question}>
              <button type="submit" value={question}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      </form>
      <details className={styles.all}>
        <summary>
          {allText(allLabel, questions.length)}
          <Icon name="plus" />
        </summary>
        <Questions questions={own.slice(0, printed)} />
        <ul aria-label={words.onPages} className={styles.pages}>
          {byPage(questions).map(({ to, label, count }) => (
            <li key={to}>
              <a href={to}>{label}</a> ({count})
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}

/** How many questions the other pages answer. */
function byPage(questions: readonly (object | PageQuestion)[]) {
  const pages = new Map<string, { to: string; label: string; count: number }>();
  for (const entry of questions) {
    if (!('page' in entry)) continue;
    const { page } = entry;
    pages.set(page.to, { ...page, count: (pages.get(page.to)?.count ?? 0) + 1 });
  }
  return [...pages.values()];
}
