import { lazy } from 'react';
import { LazyBoundary } from '../../components/lazy-boundary';
import type { DerivedProps } from '../../content-model/resolved';
import { retryOnce } from '../../lib/retry-once';
import { useHydrated } from '../../lib/use-hydrated';
import { Calculator } from '../../sections/calculator/calculator';
import type { deriveCalculator } from '../../sections/calculator/derive';

const PackageCalculator = lazy(() =>
  retryOnce(() => import('../../features/calculator/package-calculator')),
);

/** The calculator in its section. It is what visitors come for, so it is loaded at once. */
export function CalculatorSection(props: DerivedProps<typeof deriveCalculator>) {
  const hydrated = useHydrated();
  const { data, request } = props.section;
  return (
    <Calculator {...props}>
      {(example) =>
        hydrated ? (
          <LazyBoundary instead={example}>
            <PackageCalculator data={data} request={request} />
          </LazyBoundary>
        ) : (
          example
        )
      }
    </Calculator>
  );
}
