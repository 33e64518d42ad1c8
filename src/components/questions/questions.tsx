import { Link } from 'gatsby';
import type { Action, InlineHtml } from '../../content-model/primitives';
import { Icon } from '../icon/icon';
import { RichText } from '../rich-text';
import * as styles from './questions.module.css';

/** A question, its answer, and the page it is about where that is another one. */
export type Question = {
  id?: string | undefined;
  question: string;
  answer: InlineHtml;
  page?: Action | undefined;
};
type QuestionsProps = { questions: readonly Question[]; openFirst?: boolean };

/** Questions that open. With `openFirst` the pattern is plain at once. */
export function Questions({ questions, openFirst = false }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, question, answer, page }, index) => (
        <details key={`${question}${page?.to ?? ''}`} id={id} open={openFirst && index === 0}>
          <summary>
            <span>
              {question}
              {page && <small>{page.label}</small>}
            </span>
            <Icon name="plus" />
          </summary>
          <RichText html={answer} />
          {page && (
            <p className={styles.page}>
              <Link to={page.to}>{page.label}</Link>
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
