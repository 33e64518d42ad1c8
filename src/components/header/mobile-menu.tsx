import { Link } from 'gatsby';
import type { Navigation } from '../../content-model/data';
import { ButtonLink } from '../button/button';
import { Icon } from '../icon/icon';
import { headerWords } from './messages';
import * as styles from './mobile-menu.module.css';

/** The hamburger menu of narrow screens. While it is open, CSS stops the page from scrolling. */
export function MobileMenu({ navigation }: { navigation: Navigation }) {
  const [industries] = navigation.menus;
  return (
    <details className={styles.burger} data-locks-scroll>
      <summary aria-label={headerWords.openMenu}>
        <span className={styles.bars} />
      </summary>
      <nav className={styles.menu} aria-label={headerWords.mobileMenu}>
        {industries && (
          <details>
            <summary>
              {industries.label}
              <Icon name="down" />
            </summary>
            <ul>
              {industries.links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </details>
        )}
        <Link to={navigation.contact.to}>{navigation.contact.label}</Link>
        <ButtonLink to={navigation.demo.to} look="primary">
          {navigation.demo.label}
        </ButtonLink>
      </nav>
    </details>
  );
}
