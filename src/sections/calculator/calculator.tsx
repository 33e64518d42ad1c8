import type { ReactNode } from 'react';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import { WorkedExample, PriceTables } from './calculator-parts';
import * as styles from './calculator.module.css';
import type { deriveCalculator } from './derive';

type CalculatorProps = DerivedProps<typeof deriveCalculator> & {
  /** The calculator itself; what it gets is shown as long as it is not there. */
  children: (example: ReactNode) => ReactNode;
};

/** The calculator, and below it all the prices it knows. Without script there is an example. */
export function Calculator({ section, position, children }: CalculatorProps) {
  const example = <WorkedExample data={section.data} />;
  // What somebody comes for begins in the first screen: the intro stands below it.
  const head = { ...section, intro: undefined };
  return (
    <Section head={head} position={position}>
      <div className={styles.tool}>{children(example)}</div>
      <PriceTables {...section} />
    </Section>
  );
}
