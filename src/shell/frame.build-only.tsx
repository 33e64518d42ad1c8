import { IconSprite } from '../components/icon/icon';
import { buildOnly } from '../lib/build-only';
import { useNavigation, useSite } from '../lib/use-site';
import { CallBar } from './call-bar';
import { ContactBand } from './contact-band';
import { Footer } from './footer/footer';
import { Header } from './header/header';

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
const Band = () => <ContactBand site={useSite()} />;

const End = () => <Footer site={useSite()} navigation={useNavigation()} place="cookie-settings" />;

const Call = ({ path }: { path: string }) => <CallBar site={useSite()} path={path} />;

/** The parts of the shell that do nothing in the browser. */
export const frame = buildOnly({ Top, Band, End, Call });
