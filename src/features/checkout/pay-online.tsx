import { useEffect, useRef } from 'react';
import { type ButtonLook, buttonClass } from '../../components/button/button';
import { ExternalButton } from '../../components/button/external-button';
import type { VideoPackage } from '../../content-model/offers';
import { isPlaceholderAddress } from '../../content-model/placeholders';
import { textLinkClass } from '../../components/button/text-button';
import { Message } from '../../components/message/message';
import { NewTab } from '../../components/new-tab';
import { formatEuro } from '../../lib/format';
import { isPlainClick } from '../../lib/plain-click';
import { useLiveSite } from '../../lib/use-site';
import { checkoutMessages as words } from './messages';
import { contactAddress, fallbackAddress, orderAnchor } from './order';
import type { usePurchase } from './use-purchase';
import * as styles from './pay-online.module.css';

type PayOnlineProps = {
  offer: VideoPackage;
  purchase: ReturnType<typeof usePurchase>;
  /** The external form that takes an order, and the words that lead to it. */
  orderForm: string;
  orderLabel: string;
  fallbackForm: string;
  isSignedIn: boolean;
  /** Whether this build can sign in anybody. */
  hasAccounts: boolean;
  look: ButtonLook;
};

/**
 * The ways to buy one product: a button and a text link. Signed in, the button pays, right below
 * what it buys. Otherwise it opens the order form, once that has an address, and the link pays; without
 * script what pays leads to the contact form.
 */
export function PayOnline(props: PayOnlineProps) {
  const { offer, purchase, orderForm, orderLabel, fallbackForm, isSignedIn, look } = props;
  const { vatOnline: vat } = useLiveSite();
  const { product: productKey, name, price, title } = offer;
  const { busy, problem, buy } = purchase;
  const isBusy = busy === productKey;
  const about = <span className="visually-hidden"> ({name})</span>;
  const payLabel = props.hasAccounts ? words.payOnline : words.withoutAccount;
  // A form that has no address yet is not what a visitor shall press first.
  const hasForm = !isPlaceholderAddress(orderForm);
  const form = (
    <ExternalButton href={orderForm} {...(hasForm && { look })} anonymous>
      {orderLabel}
    </ExternalButton>
  );
  const pay = (
    <a
      href={contactAddress(offer)}
      className={hasForm ? textLinkClass : buttonClass(look)}
      onClick={(event) => {
        // With a modifier key it opens in a new tab or window, as any link does.
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void buy(offer);
      }}
    >
      {isBusy ? words.busy : payLabel}
      {about}
    </a>
  );
  return (
    <div className={styles.pay} id={orderAnchor(productKey)}>
      {isSignedIn ? (
        <>
          <p className={styles.terms}>
            <strong>{name}</strong> {formatEuro(price)} {vat}, {words.businessOnly}
          </p>
          <button
            type="button"
            className={buttonClass(look)}
            disabled={busy !== undefined}
            onClick={() => void buy(offer)}
          >
            {isBusy ? words.busy : words.order}
            {about}
          </button>
          <ExternalButton href={orderForm} anonymous>
            {words.orderByForm(title)}
          </ExternalButton>
        </>
      ) : (
        <>
          {hasForm ? form : pay}
          <p>
            {words.or} {hasForm ? pay : form}
          </p>
        </>
      )}
      {problem?.productKey === productKey && (
        <Problem {...problem} fallback={fallbackAddress(fallbackForm, offer)} />
      )}
    </div>
  );
}

type ProblemProps = { text: string; placed?: string | undefined; fallback: string };

function Problem({ text, placed, fallback }: ProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [text]);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Message tone="failure" text={text}>
        {words.notCharged}{' '}
        {placed === undefined ? (
          <>
            {words.fallback}{' '}
            <a href={fallback} target="_blank" rel="noopener noreferrer">
              {words.fallbackLink}
              <NewTab />
            </a>
            .
          </>
        ) : (
          <a href={placed}>{words.placed}</a>
        )}
      </Message>
    </div>
  );
}
