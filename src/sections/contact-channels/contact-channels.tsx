import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { guidedPlace } from '../../components/guided-offer/guided-offer';
import { evenGrid } from '../../components/even-grid/even-grid';
import { HoursRuler } from '../../components/hours-ruler/hours-ruler';
import { NewTab } from '../../components/new-tab';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { always, channelMessages as words, phoneHoursText } from './messages';
import * as styles from './contact-channels.module.css';
import type { contactChannels } from './schema';
import { useSite } from '../../lib/use-site';

/** Three ways to reach the agency, each with its hours on a 24-hour ruler. */
export function ContactChannels({ section, position }: SectionProps<typeof contactChannels>) {
  const { mail, phone, chat } = section;
  const { link, guided, ...texts } = chat;
  const { contact } = useSite();
  const { days, from, to } = contact.phoneHours;
  return (
    <Section head={section} position={position}>
      <ul {...evenGrid(3, 3, styles.channels)}>
        <Channel {...mail} ruler={<HoursRuler from="00:00" to="24:00" />}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </Channel>
        <Channel {...phone} ruler={<HoursRuler from={from} to={to} />}>
          <a href={contact.phoneHref}>{contact.phone}</a>
          <small>{phoneHoursText(days, from, to)}</small>
          {contact.demoPhone && (
            <small>
              {words.demo} <a href={contact.demoPhoneHref}>{contact.demoPhone}</a>
            </small>
          )}
        </Channel>
        <Channel {...texts} ruler={<HoursRuler from="00:00" to="24:00" />}>
          <Link to={link.to} data-guided={guided.id}>
            {link.label}
          </Link>
          <small>{always}</small>
          {contact.whatsapp && (
            <a href={contact.whatsappHref} target="_blank" rel="noopener">
              {words.whatsapp} {contact.whatsapp}
              <NewTab />
            </a>
          )}
        </Channel>
      </ul>
      <div {...guidedPlace(guided)} />
    </Section>
  );
}

type ChannelProps = { title: string; text: string; ruler: ReactNode; children: ReactNode };

function Channel({ title, text, ruler, children }: ChannelProps) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      <p className={styles.way}>{children}</p>
      {ruler}
    </li>
  );
}
