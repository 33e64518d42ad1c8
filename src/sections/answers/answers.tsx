import { useId } from 'react';
import { buttonClass } from '../../components/button/button';
import { Questions } from '../../components/questions/questions';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import * as styles from './answers.module.css';
import type { deriveAnswers } from './derive';
import { allText, answersText as words } from './messages';

/** So many questions stand there to be pressed. */
const suggested = 5;

/**
 * A field that features/finder answers, and for everybody the answers of this page; those of other
 * pages stand there and in the search.
 */
export function Answers({ section, position }: DerivedProps<typeof deriveAnswers>) {
  const { questions, allLabel, fieldLabel } = section;
  const id = useId();
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
          {questions.slice(0, suggested).map(({ question }) => (
            <li key={question}>
              <button type="submit" value={question}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      </form>
      <details className={styles.all}>
        <summary className="plus">{allText(allLabel, questions.length)}</summary>
        <Questions questions={questions} />
      </details>
    </Section>
  );
}
