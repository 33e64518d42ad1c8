import { Link } from 'gatsby';
import { searchPage } from '../../config/search-page';
import type { Navigation } from '../../content-model/data';
import { ButtonLink } from '../button/button';
import { Icon } from '../icon/icon';
import { headerWords } from './messages';
import * as styles from './mobile-menu.module.css';

/**
 * The hamburger menu of narrow screens: the industries, contact and demo first, then everything
 * else the menus of wide screens lead to. While it is open, CSS stops the page from scrolling.
 */
export function MobileMenu({ navigation }: { navigation: Navigation }) {
  const [industries, ...others] = navigation.menus;
  return (
    <details className={styles.burger} data-locks-scroll>
      <summary aria-label={headerWords.openMenu}>
        <span className={styles.bars} />
      </summary>
      <nav className={styles.menu} aria-label={headerWords.mobileMenu}>
        {industries && <Group {...industries} />}
        <Link to={navigation.contact.to}>{navigation.contact.label}</Link>
        <a href={searchPage.path}>{headerWords.search}</a>
        <ButtonLink to={navigation.demo.to} look="primary">
          {navigation.demo.label}
        </ButtonLink>
        {others.map((menu) => (
          <Group key={menu.label} {...menu} />
        ))}
      </nav>
    </details>
  );
}

function Group({ label, links, foot }: Navigation['menus'][number]) {
  return (
    <details>
      <summary>
        {label}
        <Icon name="down" />
      </summary>
      <ul>
        {[...links, ...(foot ? [foot] : [])].map((link) => (
          <li key={link.label}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
