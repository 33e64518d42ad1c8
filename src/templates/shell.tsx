import { CallBar } from '../components/call-bar';
import { ContactBand } from '../components/contact-band';
import { Footer } from '../components/footer/footer';
import { Header } from '../components/header/header';
import { IconSprite } from '../components/icon/icon';
import { useNavigation, useSite } from '../lib/use-site';

/** Id of the place in the footer for the way back to the cookie banner. */
export const settingsPlace = 'cookie-settings';

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

function Band() {
  return <ContactBand site={useSite()} />;
}

function End() {
  return <Footer site={useSite()} navigation={useNavigation()} place={settingsPlace} />;
}

function Call({ path }: { path: string }) {
  return <CallBar site={useSite()} path={path} />;
}

/** The parts of the shell, which the build draws: visitors never load their code. */
export const shell =
  process.env.BUILD_STAGE === 'build-javascript' ? undefined : { Top, Band, End, Call };
