import type { ReactNode } from 'react';
import { ClipPlayer } from '../../components/clip-player/clip-player';
import { evenGrid } from '../../components/even-grid/even-grid';
import { FactList } from '../../components/fact-list/fact-list';
import { Icon } from '../../components/icon/icon';
import { RareIcon } from '../../components/icon/rare-icon';
import { Picture } from '../../components/picture/picture';
import { Portrait } from '../../components/portrait/portrait';
import { VignettePairView } from '../../components/vignettes/vignette-pair';
import type { DerivedProps } from '../../content-model/resolved';
import { useSite } from '../../lib/use-site';
import * as styles from './hero.module.css';
import type { deriveHero } from './derive';

type Section = DerivedProps<typeof deriveHero>['section'];

/** What a page's opening shows: an assistant, a clip, a picture or an example. */
export function asideOf({ assistant, clip, picture, stage }: Section): ReactNode {
  if (assistant) return <Poster {...assistant} />;
  if (clip) return <ClipPlayer clip={clip} />;
  if (picture)
    return <Picture image={picture.file} alt={picture.alt} eager className={styles.picture} />;
  return stage && <VignettePairView pair={stage} bare />;
}

/** A portrait as large as a poster. */
function Poster({ image, name, icon, trade }: NonNullable<Section['assistant']>) {
  return (
    <figure className={styles.poster}>
      <Portrait src={image} eager />
      <figcaption className="night">
        <strong>{name}</strong>
        <span>
          <RareIcon name={icon} /> {trade}
        </span>
      </figcaption>
    </figure>
  );
}

export function ContactWays() {
  const { contact } = useSite();
  return (
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
  );
}

export function Specification({ title, facts }: { title: string; facts: Section['facts'] }) {
  const grid = evenGrid(facts.length, 5, styles.cells);
  return (
    <div className={styles.sheet} style={grid.style}>
      <h2>{title}</h2>
      <FactList facts={facts} className={grid.className} />
    </div>
  );
}
