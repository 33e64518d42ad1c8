import { FilmPlayer } from '../../components/film-player/film-player';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './film.module.css';
import * as showcase from '../showcase/showcase.module.css';
import type { film } from './schema';

type FilmProps = SectionProps<typeof film>;

/** A silent film on a night panel, its caption in the rail. */
export function Film({ section, position }: FilmProps) {
  const { video, poster, alt, caption } = section;
  return (
    <Section head={section} position={position}>
      <figure className={showcase.showcase}>
        <figcaption className={showcase.about}>{caption}</figcaption>
        <div className={`night ${showcase.stage} ${styles.screen}`}>
          <FilmPlayer video={video} poster={poster} alt={alt} />
        </div>
      </figure>
    </Section>
  );
}
