import { useId } from 'react';
import { buttonClass } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { Questions } from '../../components/questions/questions';
import { Section } from '../../components/section/section';
import type { PageQuestion } from '../../content-model/build-tools';
import type { DerivedProps } from '../../content-model/resolved';
import * as styles from './answers.module.css';
import type { deriveAnswers } from './derive';
import { allText, answersText as words } from './messages';

/** So many questions stand there to be pressed. */
const suggested = 5;

/**
 * A field that features/finder answers, and for everybody the questions of all pages: answers that
 * stand elsewhere are a link away, so that no visitor loads them twice.
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
        <Questions questions={own} />
        {byPage(questions).map(({ to, label, asked }) => (
          <div key={to} className={styles.page}>
            <h3>{label}</h3>
            <ul>
              {asked.map((question) => (
                <li key={question}>
                  <a href={to}>{question}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </Section>
  );
}

/** The questions of other pages, page by page. */
function byPage(questions: readonly (object | PageQuestion)[]) {
  const pages = new Map<string, { to: string; label: string; asked: string[] }>();
  for (const entry of questions) {
    if (!('page' in entry)) continue;
    const { question, page } = entry;
    const { asked } = pages.get(page.to) ?? { asked: [] };
    pages.set(page.to, { ...page, asked: [...asked, question] });
  }
  return [...pages.values()];
}
