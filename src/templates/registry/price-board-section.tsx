import { useState } from 'react';
import { buttonClass } from '../../components/button/button';
import { OnDemand, partOf } from '../../components/on-demand';
import type { DerivedProps } from '../../content-model/resolved';
import { useClientValue } from '../../lib/use-client-value';
import type { derivePriceBoard } from '../../sections/price-board/derive';
import { PriceBoard } from '../../sections/price-board/price-board';

const load = () => import('../../features/calculator/phone-calculator');
const calculator = partOf(load);

/** Loads it in advance; a failed download shows when the button is pressed. */
const prepare = () => void load().catch(() => undefined);

/** React hears of neither, see gatsby-plugin-lean-pages/runtime/quiet-hydration.ts. */
const prepareOnApproach = (button: HTMLButtonElement | null) => {
  for (const sign of ['pointerenter', 'focus']) button?.addEventListener(sign, prepare);
};

/** Somebody follows a link to a calculation. */
const hasNumbers = (): boolean => /[?&]z\d+=/.test(window.location.search);

/** The price board; a calculator for the visitor's own minutes comes when it is asked for. */
export function PriceBoardSection(props: DerivedProps<typeof derivePriceBoard>) {
  const { prices, example, calculate, request } = props.section;
  const [opened, setOpened] = useState(false);
  const linked = useClientValue(hasNumbers);
  return (
    <PriceBoard {...props}>
      {opened || linked ? (
        <OnDemand part={calculator}>
          {({ default: PhoneCalculator }) => (
            <PhoneCalculator
              prices={prices}
              example={example}
              heading={calculate}
              request={request}
              focused={opened}
            />
          )}
        </OnDemand>
      ) : (
        <button
          type="button"
          className={buttonClass('outline')}
          ref={prepareOnApproach}
          onClick={() => setOpened(true)}
        >
          {calculate}
        </button>
      )}
    </PriceBoard>
  );
}
