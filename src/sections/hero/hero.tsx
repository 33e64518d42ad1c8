import { Badge } from '../../components/badge/badge';
import { ActionRow, buttonClass } from '../../components/button/button';
import { dayGround, isDark } from '../../components/day-ground/day-ground';
import { FactList } from '../../components/fact-list/fact-list';
import { guidedOfferWords } from '../../components/guided-offer/messages';
import { Lead } from '../../components/lead/lead';
import { RichText } from '../../components/rich-text';
import { Columns } from '../../components/split-hero/columns';
import { Hero } from '../../components/split-hero/hero';
import type { DerivedProps } from '../../content-model/resolved';
import { Costs } from './costs';
import { ContactWays, Specification, asideOf } from './hero-parts';
import * as styles from './hero.module.css';
import type { deriveHero } from './derive';

/**
 * Opens a page: its words, and beside or below them what shows them. The ground is that of the hour
 * of the example; graph paper under a specification sheet; the night where nothing is shown.
 */
export function HeroSection({ section }: DerivedProps<typeof deriveHero>) {
  const { eyebrow, time, heading, lead, contact, quote, actions, note, ...rest } = section;
  const { stage, layout, assistant, facts, factsTitle, prices, costs } = rest;
  const tone = assistant ? 'midday' : (stage?.tone ?? 'night');
  const isNight = !factsTitle && isDark(tone);
  const ground = factsTitle ? styles.paper : `${dayGround(tone)} ${isNight ? 'night' : ''}`;
  const aside = asideOf(section);
  const words = (
    <>
      {eyebrow && (
        <p className={styles.eyebrow}>
          {factsTitle ? <Badge text={eyebrow} /> : <span>{eyebrow}</span>}
          {time && <time>{time}</time>}
        </p>
      )}
      <h1 id="title">{heading}</h1>
      <Lead html={lead} />
      {contact && <ContactWays />}
      {quote && (
        <figure className={styles.quote}>
          <blockquote>{`„${quote.text}“`}</blockquote>
          <figcaption>{quote.by}</figcaption>
        </figure>
      )}
      {actions.length > 0 && (
        <ActionRow actions={actions} looks={['primary', isNight ? 'outlineLight' : 'outline']} />
      )}
      {assistant && (
        <p className={styles.start}>
          <a href="#gespraech" className={buttonClass('outline')}>
            {guidedOfferWords.begin(assistant.name)}
          </a>
        </p>
      )}
      <Costs prices={prices} costs={costs} />
      {note && <RichText html={note} className={styles.note} />}
      {!factsTitle && facts.length > 0 && (
        <div className={styles.facts}>
          <FactList facts={facts} />
        </div>
      )}
    </>
  );
  return (
    <Hero className={`${styles.hero} ${assistant ? styles.person : ''} ${ground}`}>
      {aside && layout === 'beside' ? (
        <Columns aside={aside}>{words}</Columns>
      ) : (
        <>
          <div className={styles.rail}>{words}</div>
          {aside}
        </>
      )}
      {factsTitle && <Specification title={factsTitle} facts={facts} />}
    </Hero>
  );
}
