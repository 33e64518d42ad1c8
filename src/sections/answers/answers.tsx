import { lazy } from 'react';
import { Icon } from '../../components/icon/icon';
import { LazyBoundary } from '../../components/lazy-boundary';
import { Questions } from '../../components/questions/questions';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import { retryOnce } from '../../lib/retry-once';
import { useHydrated } from '../../lib/use-hydrated';
import * as styles from './answers.module.css';
import type { deriveAnswers } from './derive';
import { allText } from './messages';

const Finder = lazy(() => retryOnce(() => import('./finder')));

/** The questions of all pages: to search with script, as a plain list without. */
export function Answers({ section, position }: DerivedProps<typeof deriveAnswers>) {
  const { questions, allLabel } = section;
  return (
    <Section head={section} position={position} indented>
      {useHydrated() && (
        <LazyBoundary>
          <Finder section={section} />
        </LazyBoundary>
      )}
      <details className={styles.all}>
        <summary>
          {allText(allLabel, questions.length)}
          <Icon name="plus" />
        </summary>
        <Questions questions={questions} />
      </details>
    </Section>
  );
}
