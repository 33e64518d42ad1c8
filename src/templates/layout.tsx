import { graphql, useStaticQuery } from 'gatsby';
import { type ReactNode, useRef } from 'react';
import { CallBar } from '../components/call-bar';
import { ContactBand } from '../components/contact-band';
import { Footer } from '../components/footer/footer';
import { Header } from '../components/header/header';
import { IconSprite } from '../components/icon/icon';
import { type RevealMode, useReveal } from '../components/use-reveal';
import type { Navigation, Site } from '../content-model/data';
import { CookieBanner } from '../features/consent/cookie-banner';
import { CookieSettings } from '../features/consent/cookie-settings';
import * as styles from './layout.module.css';

type ShellData = { site: { data: Site }; navigation: { data: Navigation } };
type LayoutProps = { path: string; reveal: RevealMode; contactBand: boolean; children: ReactNode };

/** The shell around every page. */
export function Layout({ path, reveal, contactBand, children }: LayoutProps) {
  const { site, navigation } = useStaticQuery<ShellData>(graphql`
    query Shell {
      site: contentData(name: { eq: "site" }) {
        data
      }
      navigation: contentData(name: { eq: "navigation" }) {
        data
      }
    }
  `);
  const main = useRef<HTMLElement>(null);
  useReveal(main, path, reveal);
  return (
    <>
      <IconSprite />
      <a className="skip" href="#inhalt">
        {site.data.skipLink}
      </a>
      <Header site={site.data} navigation={navigation.data} />
      <main id="inhalt" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {contactBand && <ContactBand site={site.data} />}
      <Footer site={site.data} navigation={navigation.data}>
        <CookieSettings />
      </Footer>
      <div className={styles.bottom}>
        <CookieBanner />
        <CallBar site={site.data} />
      </div>
    </>
  );
}
