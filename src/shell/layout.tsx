import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Boundary } from '../components/boundary';
import { StaticHtml } from '../components/static-html';
import { CookieBanner } from '../features/consent/cookie-banner';
import { CookieSettings } from '../features/consent/cookie-settings';
import { GuidedHost } from '../features/guided/guided-host';
import { isRecord } from '../lib/is-record';
import { openTarget } from '../lib/open-target';
import { whenIdle } from '../lib/when-idle';
import { frame } from './frame.build-only';
import { useClosingMenus } from './header/use-closing-menus';
import * as styles from './layout.module.css';
import { PageFailed } from './page-failed';
import { startLate } from './start-late';
import { useReveal } from './use-reveal';

/** It comes with a conversation, as `npm run budgets` weighs it. */
const loadBooking = async () => {
  const { Booking } = await import(/* webpackChunkName: "conversation" */ './booking');
  return <Booking />;
};

/** What Gatsby knows of the page that the layout is drawn around. */
type LayoutProps = {
  location: { pathname: string; hash?: string };
  data?: unknown;
  children: ReactNode;
};

/** The shell around every page: static parts, and the little that moves in them. */
export function Layout({ location, data, children }: LayoutProps) {
  const { pathname, hash = '' } = location;
  const { reveal, contactBand, callBar } = optionsOf(data);
  const top = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  // Header and footer stay as they were; the plugin marks the link to the page (runtime/documents.ts).
  const [opened] = useState(pathname);
  useClosingMenus(top);
  useReveal(main, pathname, reveal);
  useEffect(() => openTarget(hash, document), [pathname, hash]);
  useEffect(() => whenIdle(() => startLate(document)), [pathname]);
  return (
    <>
      {/* At the bottom of the window, but early for the keyboard: it asks for an answer. */}
      <div className={styles.question}>
        <CookieBanner />
      </div>
      <StaticHtml route={opened} place="top" ref={top}>
        {frame && <frame.Top />}
      </StaticHtml>
      <main id="inhalt" ref={main} tabIndex={-1} className={styles.main}>
        <Boundary key={pathname} fallback={<PageFailed />}>
          {children}
        </Boundary>
      </main>
      <StaticHtml route={pathname} place="band">
        {frame && contactBand && <frame.Band />}
      </StaticHtml>
      <StaticHtml route={opened} place="end">
        {frame && <frame.End />}
      </StaticHtml>
      <GuidedHost path={pathname} hash={hash} appointment={loadBooking} />
      <CookieSettings place="cookie-settings" />
      <div className={styles.bottom}>
        <StaticHtml route={pathname} place="call">
          {frame && callBar && <frame.Call path={pathname} />}
        </StaticHtml>
      </div>
    </>
  );
}

/** What a page of content/pages says about its shell; other pages use the defaults. */
function optionsOf(data: unknown) {
  const page = isRecord(data) && isRecord(data.landingPage) ? data.landingPage : {};
  // The overview of the blog and its posts end with a call of their own (content/data/blog.yaml).
  const closesItself = isRecord(data) && 'blog' in data;
  // The search page is one long list of links; the bar would lie half over one of them.
  const isList = isRecord(data) && 'search' in data;
  return {
    reveal: page.reveal === 'visibility' ? ('visibility' as const) : ('offset' as const),
    contactBand: page.contactBand !== false && !closesItself,
    callBar: page.callBar !== false && !isList,
  };
}
