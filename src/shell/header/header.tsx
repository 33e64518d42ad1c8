import { Link } from 'gatsby';
import type { Navigation, Site } from '../../content-model/data';
import { ButtonLink } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { Logo } from './logo';
import { headerWords } from './messages';
import { MobileMenu } from './mobile-menu';
import * as styles from './header.module.css';

type HeaderProps = { site: Pick<Site, 'name' | 'tagline'>; navigation: Navigation };

/**
 * The sticky header. Its menus are native disclosures: they open by mouse, touch and keyboard
 * without any script; script only adds closing them (use-closing-menus.ts).
 */
export function Header({ site, navigation }: HeaderProps) {
  return (
    <header className={`night no-print ${styles.header}`}>
      <div className={`wrap ${styles.inner}`}>
        <Logo {...site} />
        <nav className={styles.menus} aria-label={headerWords.mainMenu}>
          {navigation.menus.map((menu) => (
            <Menu key={menu.label} {...menu} />
          ))}
          {[...navigation.direct, navigation.contact].map(({ label, to }) => (
            <Link key={to} to={to} className={styles.item}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.demo}>
          <ButtonLink to={navigation.demo.to} look="light" small>
            {navigation.demo.label}
          </ButtonLink>
        </div>
        <MobileMenu navigation={navigation} />
      </div>
    </header>
  );
}

function Menu({ label, links }: Navigation['menus'][number]) {
  return (
    <details className={styles.menu} name="main-menu">
      <summary className={styles.item}>
        {label}
        <Icon name="down" />
      </summary>
      <div className={links.length === 6 ? `${styles.panel} ${styles.wide}` : styles.panel}>
        <ul>
          {links.map(({ label: name, text, to }) => (
            <li key={name}>
              <Link to={to}>
                <strong>{name}</strong>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
