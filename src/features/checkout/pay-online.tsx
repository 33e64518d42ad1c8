import { Link } from 'gatsby';
import { useEffect, useRef } from 'react';
import { type ButtonLook, buttonClass } from '../../components/button/button';
import type { VideoPackage } from '../../content-model/offers';
import { TextButton, textLinkClass } from '../../components/button/text-button';
import { Message } from '../../components/message/message';
import { NewTab } from '../../components/new-tab';
import { formatEuro } from '../../lib/format';
import { useHydrated } from '../../lib/use-hydrated';
import { checkoutMessages as words } from './messages';
import { contactAddress, fallbackAddress, orderAnchor } from './order-links';
import type { usePurchase } from './use-purchase';
import * as styles from './pay-online.module.css';

type PayOnlineProps = {
  offer: VideoPackage;
  purchase: ReturnType<typeof usePurchase>;
  fallbackForm: string;
  isSignedIn: boolean;
  look: ButtonLook;
  /** Opens the sign-in; undefined in a build without accounts. */
  onSignIn: ((productKey: string) => void) | undefined;
};

/**
 * Paying for one product. Signed in: the order button, right below what it buys. Otherwise a plain
 * link, which works without script, and the sign-in.
 */
export function PayOnline(props: PayOnlineProps) {
  const { offer, purchase, fallbackForm, isSignedIn, look, onSignIn } = props;
  const { product: productKey, name, price } = offer;
  const { busy, problem, buy } = purchase;
  const hydrated = useHydrated();
  const isBusy = busy === productKey;
  const about = <span className="visually-hidden"> ({name})</span>;
  return (
    <div className={styles.pay} id={orderAnchor(productKey)}>
      {isSignedIn ? (
        <>
          <p className={styles.terms}>
            <strong>{name}</strong> {formatEuro(price)}, {words.businessOnly}
          </p>
          <button
            type="button"
            className={buttonClass(look)}
            disabled={busy !== undefined}
            onClick={() => void buy(productKey)}
          >
            {isBusy ? words.busy : words.order}
            {about}
          </button>
        </>
      ) : (
        <Link
          to={contactAddress(offer)}
          className={textLinkClass}
          onClick={(event) => {
            // With a modifier key it opens in a new tab or window, as any link does.
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            // By now the visitor may be signed in.
            event.preventDefault();
            void buy(productKey);
          }}
        >
          {isBusy ? words.busy : words.payOnline}
          {about}
        </Link>
      )}
      {!isSignedIn && hydrated && onSignIn && (
        <TextButton onClick={() => onSignIn(productKey)}>
          {words.signInAndPay}
          {about}
        </TextButton>
      )}
      {problem?.productKey === productKey && (
        <Problem text={problem.text} fallback={fallbackAddress(fallbackForm, offer)} />
      )}
    </div>
  );
}

function Problem({ text, fallback }: { text: string; fallback: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [text]);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Message tone="failure" text={text}>
        {words.notCharged} {words.fallback}{' '}
        <a href={fallback} target="_blank" rel="noopener noreferrer">
          {words.fallbackLink}
          <NewTab />
        </a>
        .
      </Message>
    </div>
  );
}
