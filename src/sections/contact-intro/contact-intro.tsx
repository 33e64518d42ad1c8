import { Icon } from '../../components/icon/icon';
import { Picture } from '../../components/picture/picture';
import { Lead } from '../../components/lead/lead';
import { Hero } from '../../components/split-hero/hero';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './contact-intro.module.css';
import type { contactIntro } from './schema';
import { useSite } from '../../lib/use-site';

/** The contact page's opening: words, phone, mail and a quote beside a picture. */
export function ContactIntro({ section }: SectionProps<typeof contactIntro>) {
  const { heading, lead, quote, picture } = section;
  const { contact } = useSite();
  return (
    <Hero>
      <div className={styles.inner}>
        <div>
          <h1 id="title">{heading}</h1>
          <Lead html={lead} />
          <p className={styles.ways}>
            <a href={contact.phoneHref}>
              <Icon name="phone" />
              {contact.phone}
            </a>
            <a href={`mailto:${contact.email}`}>
              <Icon name="mail" />
              {contact.email}
            </a>
          </p>
          <figure className={styles.quote}>
            <blockquote>{`„${quote.text}“`}</blockquote>
            <figcaption>{quote.by}</figcaption>
          </figure>
        </div>
        <Picture image={picture.file} alt={picture.alt} eager className={styles.picture} />
      </div>
    </Hero>
  );
}
