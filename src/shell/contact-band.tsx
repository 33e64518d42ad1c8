import type { Site } from '../content-model/data';
import { ButtonLink } from '../components/button/button';
import { Icon } from '../components/icon/icon';
import * as styles from './contact-band.module.css';

/** The band before the footer: one question, and the three ways to answer it. */
export function ContactBand({ site }: { site: Site }) {
  const { contact, contactBand } = site;
  return (
    <section className={`no-print ${styles.band}`} aria-labelledby="contact-band">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="contact-band">{contactBand.question}</h2>
          <p>{contactBand.text}</p>
        </div>
        <ul>
          <li>
            <a href={contact.phoneHref}>
              <Icon name="phone" />
              {contact.phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${contact.email}`}>
              <Icon name="mail" />
              {contact.email}
            </a>
          </li>
          <li>
            <ButtonLink to={contactBand.demo.to} look="primary">
              {contactBand.demo.label}
            </ButtonLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
