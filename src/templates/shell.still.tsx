import { CallBar } from '../components/call-bar';
import { ContactBand } from '../components/contact-band';
import { Footer } from '../components/footer/footer';
import { Header } from '../components/header/header';
import { ShareRow } from '../components/share-row/share-row';
import { IconSprite } from '../components/icon/icon';
import { buildOnly } from '../lib/build-only';
import { useNavigation, useSite } from '../lib/use-site';
import { settingsPlace } from './settings-place';

/** What stands above the page. */
function Top() {
  const site = useSite();
  return (
    <>
      <IconSprite />
      <a className="skip" href="#inhalt">
        {site.skipLink}
      </a>
      <Header site={site} navigation={useNavigation()} />
    </>
  );
}

/** What stands between the page and the footer. */
function Band({ path, contact }: { path: string; contact: boolean }) {
  const site = useSite();
  return (
    <>
      {contact && <ContactBand site={site} />}
      <ShareRow path={path} />
    </>
  );
}

function End() {
  return <Footer site={useSite()} navigation={useNavigation()} place={settingsPlace} />;
}

function Call({ path }: { path: string }) {
  return <CallBar site={useSite()} path={path} />;
}

/** The parts of the shell. */
export const shell = buildOnly({ Top, Band, End, Call });
