import type { InlineHtml } from '../../content-model/primitives';
import { RichText } from '../rich-text';
import * as styles from './questions.module.css';

/** A question and its answer. */
type Question = {
  id?: string | undefined;
  question: string;
  answer: InlineHtml;
};
type QuestionsProps = { questions: readonly Question[]; openFirst?: boolean };

/** Questions that open. With `openFirst` the pattern is plain at once. */
export function Questions({ questions, openFirst = false }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, question, answer }, index) => (
        <details key={question} id={id} open={openFirst && index === 0}>
          <summary className="plus">{question}</summary>
          <RichText html={answer} />
        </details>
      ))}
    </div>
  );
}
