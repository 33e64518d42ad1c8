import { Link, type PageProps } from 'gatsby';
import { SearchForm } from '../components/search-form/search-form';
import { Seo } from '../components/seo';
import { TickRing } from '../components/tower-dial/tick-ring';
import type { NotFoundText, SearchText } from '../content-model/data';
import { buildOnly } from '../lib/build-only';
import * as styles from './not-found.module.css';

type NotFoundData = { notFound: { data: NotFoundText }; search: { data: SearchText } };

/**
 * What an unmatched address shows: the dial with its hands off the hour, and ways on. Below /blog
 * it is a missing post.
 */
function NotFound({ data, location }: PageProps<NotFoundData>) {
  const isPost = location.pathname.startsWith('/blog/');
  const { seo, heading, text, ways, post } = data.notFound.data;
  return (
    <section className={`night ${styles.page} ${isPost ? styles.postMissing : ''}`}>
      <Seo {...(isPost ? post.seo : seo)} path={isPost ? '/blog/404' : '/404'} />
      <div className={`wrap ${styles.inner}`}>
        <svg className={styles.dial} viewBox="-120 -120 240 240" aria-hidden="true">
          <circle r="112" fill="var(--paper)" />
          <TickRing outer={104} inner={94} count={24} width={3} stroke="var(--ink)" />
          <path
            d="M-5 12L-3-52L0-66L3-52L5 12Z"
            transform="translate(22 16) rotate(152)"
            fill="var(--ink)"
          />
          <path
            d="M-6 20L-4-66L-11-76L0-96L11-76L4-66L6 20Z"
            transform="translate(-30 20) rotate(67)"
            fill="var(--brick)"
          />
          <circle r="5" fill="none" stroke="var(--ink)" strokeWidth="2" />
        </svg>
        <div>
          <h1>{isPost ? post.heading : heading}</h1>
          <p>{isPost ? post.text : text}</p>
          <SearchForm text={data.search.data} />
          <ul>
            {ways.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export const Page = buildOnly(NotFound);
