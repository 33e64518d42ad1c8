import { FilmPlayer } from '../../components/film-player/film-player';
import { RailSplit } from '../../components/section/rail-split';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { FilmCaption } from './film-caption';
import * as styles from './film.module.css';
import type { film } from './schema';

/** A silent film on a night panel, its caption in the rail. */
export function Film({ section, position }: SectionProps<typeof film>) {
  const { video, poster, alt, caption } = section;
  return (
    <Section head={section} position={position}>
      <RailSplit as="figure">
        <figcaption className={styles.caption}>
          <FilmCaption text={caption} />
        </figcaption>
        <div className={`night ${styles.screen}`}>
          <FilmPlayer video={video} poster={poster} alt={alt} />
        </div>
      </RailSplit>
    </Section>
  );
}
