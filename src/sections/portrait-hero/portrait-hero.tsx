import { ActionRow, buttonClass } from '../../components/button/button';
import { Costs } from '../../components/channel-prices/channel-prices';
import { guidedOfferWords } from '../../components/guided-offer/messages';
import { FactList } from '../../components/fact-list/fact-list';
import { RareIcon } from '../../components/icon/rare-icon';
import { SplitHero } from '../../components/split-hero/split-hero';
import { Portrait } from '../../components/portrait/portrait';
import type { DerivedProps } from '../../content-model/resolved';
import * as styles from './portrait-hero.module.css';
import type { derivePortraitHero } from './derive';

/** Opens an assistant's page: the portrait as a poster, and a greeting in the assistant's voice. */
export function PortraitHero({ section }: DerivedProps<typeof derivePortraitHero>) {
  const { assistant, heading, lead, actions, facts, ...costs } = section;
  const poster = (
    <figure className={styles.poster}>
      <Portrait src={assistant.image} eager />
      <figcaption className="night">
        <strong>{assistant.name}</strong>
        <span>
          <RareIcon name={assistant.icon} /> {assistant.trade}
        </span>
      </figcaption>
    </figure>
  );
  return (
    <SplitHero className={styles.hero} heading={heading} lead={lead} aside={poster}>
      <ActionRow actions={actions} looks={['primary', 'outline']} />
      <p className={styles.start}>
        <a href="#gespraech" className={buttonClass('outline')} data-guided={assistant.id}>
          {guidedOfferWords.begin(assistant.name)}
        </a>
      </p>
      <Costs {...costs} />
      <div className={styles.facts}>
        <FactList facts={facts} />
      </div>
    </SplitHero>
  );
}
