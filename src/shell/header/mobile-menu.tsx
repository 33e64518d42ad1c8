import { Link } from 'gatsby';
import type { Navigation } from '../../content-model/data';
import { ButtonLink } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { headerWords } from './messages';
import * as styles from './mobile-menu.module.css';

/**
 * The hamburger menu of narrow screens: the menus of wide screens as lists, then the direct links,
 * and the demo always in sight. While it is open, CSS stops the page from scrolling.
 */
export function MobileMenu({ navigation }: { navigation: Navigation }) {
  const { menus, direct, contact, demo } = navigation;
  return (
    <details className={styles.burger} data-locks-scroll>
      <summary aria-label={headerWords.openMenu}>
        <span className={styles.bars} />
      </summary>
      <nav className={styles.menu} aria-label={headerWords.mobileMenu}>
        {menus.map((menu) => (
          <Group key={menu.label} {...menu} />
        ))}
        {[...direct, contact].map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <div className={styles.demo}>
          <ButtonLink to={demo.to} look="primary">
            {demo.label}
          </ButtonLink>
        </div>
      </nav>
    </details>
  );
}

function Group({ label, links }: Navigation['menus'][number]) {
  return (
    <details>
      <summary>
        {label}
        <Icon name="down" />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
