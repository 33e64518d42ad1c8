import { Link } from 'gatsby';
import { useEffect, useRef } from 'react';
import { TextButton } from '../../components/button/text-button';
import { type ButtonLook, buttonClass } from '../../components/button/button';
import type { VideoPackage } from '../../content-model/offers';
import { Message } from '../../components/message/message';
import { NewTab } from '../../components/new-tab';
import { formatEuro } from '../../lib/format';
import { useHydrated } from '../../lib/use-hydrated';
import { payableProducts } from '../../config/payable-products';
import { contactAddress, orderAnchor } from './order';
import { checkoutMessages as words } from './messages';
import * as styles from './pay-online.module.css';
import type { useCheckout } from './use-checkout';

type PayOnlineProps = {
  offer: VideoPackage;
  checkout: ReturnType<typeof useCheckout>;
  fallbackForm: string;
  isSignedIn: boolean;
  look: ButtonLook;
  /** Opens the sign-in; undefined when nobody can sign in here. */
  onSignIn?: (productKey: string) => void;
};

/**
 * Paying for one product. Signed in: the button that orders, with what it buys right above. Else the two ways there;
 * the first of them is a plain link, so that it works without script.
 */
export function PayOnline(props: PayOnlineProps) {
  const { offer, checkout, fallbackForm, isSignedIn, look, onSignIn } = props;
  const { busy, problem, buy } = checkout;
  const hydrated = useHydrated();
  const productKey = offer.product;
  const product = payableProducts.get(productKey);
  const name = product?.name ?? offer.title;
  const isBusy = busy === productKey;
  const about = <span className="visually-hidden"> ({name})</span>;
  return (
    <div className={styles.pay} id={orderAnchor(productKey)}>
      <p className={styles.terms}>
        <strong>{name}</strong> {formatEuro(offer.price)}, {words.businessOnly}
      </p>
      {isSignedIn ? (
        <button
          type="button"
          className={buttonClass(look)}
          disabled={busy !== undefined}
          onClick={() => void buy(productKey)}
        >
          {isBusy ? words.busy : words.order}
          {about}
        </button>
      ) : (
        <Link
          to={product ? contactAddress(product) : '/kontaktinformationen'}
          className={buttonClass(look)}
          onClick={(event) => {
            // With a key held it opens in a new tab or window, as any link does.
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            // Whether somebody is signed in may not be known yet, or has changed.
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
        <Problem text={problem.text} fallbackForm={fallbackForm} />
      )}
    </div>
  );
}

function Problem({ text, fallbackForm }: { text: string; fallbackForm: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [text]);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Message tone="failure" text={text}>
        {words.notCharged} {words.fallback}{' '}
        <a href={fallbackForm} target="_blank" rel="noopener noreferrer">
          {words.fallbackLink}
          <NewTab />
        </a>
        .
      </Message>
    </div>
  );
}
