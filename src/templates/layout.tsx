import { type ReactNode, useRef, useState } from 'react';
import { Still } from '../components/still/still';
import { useClosingMenus } from '../components/header/use-closing-menus';
import { useOwnCall } from '../components/use-own-call';
import { type RevealMode, useReveal } from '../components/use-reveal';
import { CookieBanner } from '../features/consent/cookie-banner';
import { CookieSettings } from '../features/consent/cookie-settings';
import { GuidedHost } from '../features/guided/guided-host';
import { Booking } from './booking';
import { settingsPlace } from './settings-place';
import { shell } from './shell.still';
import * as styles from './layout.module.css';

type LayoutProps = {
  path: string;
  reveal: RevealMode;
  contactBand: boolean;
  callBar: boolean;
  children: ReactNode;
};

/** The shell around every page: static parts, and the little that moves in them. */
export function Layout({ path, reveal, contactBand, callBar, children }: LayoutProps) {
  const top = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  // What all pages share stays as it was; gatsby-plugin-lean-pages/runtime/static-markup.ts marks the link to the page.
  const [opened] = useState(path);
  useClosingMenus(top);
  useReveal(main, path, reveal);
  const ownCall = useOwnCall(main, path);
  return (
    <>
      <Still route={opened} place="top" ref={top}>
        {shell && <shell.Top />}
      </Still>
      <main id="inhalt" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Still route={path} place="band">
        {shell && <shell.Band path={path} contact={contactBand} />}
      </Still>
      <Still route={opened} place="end">
        {shell && <shell.End />}
      </Still>
      <GuidedHost path={path} appointment={<Booking />} />
      <CookieSettings place={settingsPlace} />
      <div className={styles.bottom}>
        <CookieBanner />
        <Still route={path} place="call" hidden={ownCall}>
          {shell && callBar && <shell.Call path={path} />}
        </Still>
      </div>
    </>
  );
}
