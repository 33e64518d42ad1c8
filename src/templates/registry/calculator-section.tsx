import { OnDemand, partOf } from '../../components/on-demand';
import type { DerivedProps } from '../../content-model/resolved';
import { useHydrated } from '../../lib/use-hydrated';
import { Calculator } from '../../sections/calculator/calculator';
import type { deriveCalculator } from '../../sections/calculator/derive';

const calculator = partOf(() => import('../../features/calculator/package-calculator'));

/** The calculator in its section. It is what visitors come for, so it is loaded at once. */
export function CalculatorSection(props: DerivedProps<typeof deriveCalculator>) {
  const hydrated = useHydrated();
  const { data, request } = props.section;
  return (
    <Calculator {...props}>
      {(example) =>
        hydrated ? (
          <OnDemand part={calculator} instead={example}>
            {({ default: PackageCalculator }) => (
              <PackageCalculator data={data} request={request} />
            )}
          </OnDemand>
        ) : (
          example
        )
      }
    </Calculator>
  );
}
