import { type ReactNode, useRef } from 'react';
import { CallBar } from '../components/call-bar';
import { ContactBand } from '../components/contact-band';
import { Footer } from '../components/footer/footer';
import { Header } from '../components/header/header';
import { IconSprite } from '../components/icon/icon';
import { useHeroButton } from '../components/use-hero-button';
import { type RevealMode, useReveal } from '../components/use-reveal';
import { CookieBanner } from '../features/consent/cookie-banner';
import { CookieSettings } from '../features/consent/cookie-settings';
import { useNavigation, useSite } from '../lib/use-site';
import * as styles from './layout.module.css';

type LayoutProps = { path: string; reveal: RevealMode; contactBand: boolean; children: ReactNode };

/** The shell around every page. */
export function Layout({ path, reveal, contactBand, children }: LayoutProps) {
  const site = useSite();
  const navigation = useNavigation();
  const main = useRef<HTMLElement>(null);
  useReveal(main, path, reveal);
  const heroButton = useHeroButton(main, path);
  return (
    <>
      <IconSprite />
      <a className="skip" href="#inhalt">
        {site.skipLink}
      </a>
      <Header site={site} navigation={navigation} />
      <main id="inhalt" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {contactBand && <ContactBand site={site} />}
      <Footer site={site} navigation={navigation}>
        <CookieSettings />
      </Footer>
      <div className={styles.bottom}>
        <CookieBanner />
        <CallBar site={site} path={path} hidden={heroButton} />
      </div>
    </>
  );
}
