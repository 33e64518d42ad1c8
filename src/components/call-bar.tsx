import { Link } from 'gatsby';
import type { Site } from '../content-model/data';
import { Icon } from './icon/icon';
import * as styles from './call-bar.module.css';

/** On phones: call or ask for a demo from anywhere. Hidden while a form field has the focus. */
export function CallBar({ site }: { site: Site }) {
  const { callBar, contact, contactBand } = site;
  return (
    <nav className={`night no-print ${styles.bar}`} aria-label={callBar.label}>
      <a href={contact.phoneHref}>
        <Icon name="phone" />
        {callBar.call}
      </a>
      <Link to={contactBand.demo.to}>{contactBand.demo.label}</Link>
    </nav>
  );
}
