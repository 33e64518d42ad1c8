import { Link } from 'gatsby';
import type { Navigation, Site } from '../../content-model/data';
import { isPlaceholder } from '../../content-model/placeholders';
import { Fold } from '../../components/fold/fold';
import { Logo } from '../header/logo';
import { NewTab } from '../../components/new-tab';
import * as styles from './footer.module.css';

/** Drawn by the build alone, which runs at least when something on the site changes. */
const yearOfBuild = new Date().getFullYear();

type FooterProps = {
  site: Site;
  navigation: Navigation;
  /** Id of an empty place beside the legal links, which the browser fills. */
  place: string;
};

/** Four columns, the assistants below them, the legal links, and where the site was made. */
export function Footer({ site, navigation, place }: FooterProps) {
  const { contact, social, copyrightYear, name, madeIn, owner } = site;
  return (
    <footer className={`night no-print ${styles.footer}`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo {...site} />
          <ul>
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
            <li>
              <a href={contact.phoneHref}>{contact.phone}</a>
            </li>
            {contact.whatsapp && (
              <li>
                <a href={contact.whatsappHref} target="_blank" rel="noopener">
                  WhatsApp {contact.whatsapp}
                  <NewTab />
                </a>
              </li>
            )}
            {!isPlaceholder(owner.strasse ?? '') && <li>{`${owner.strasse}, ${owner.plzOrt}`}</li>}
          </ul>
          <ul>
            {social.map(({ label, href }) => (
              <li key={label}>
                <a href={href} target="_blank" rel="noopener">
                  {label}
                  <NewTab />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {navigation.footer.map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            <h2>{label}</h2>
            <Fold label={label}>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </Fold>
          </nav>
        ))}
      </div>
      <div className={`wrap ${styles.end}`}>
        <p className={styles.made}>{`© ${copyrightYear}–${yearOfBuild} ${name}. ${madeIn}.`}</p>
        <ul>
          {navigation.legal.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li id={place} />
        </ul>
      </div>
    </footer>
  );
}
