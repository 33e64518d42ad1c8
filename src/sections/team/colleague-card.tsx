import { Icon } from '../../components/icon/icon';
import { RareIcon } from '../../components/icon/rare-icon';
import { Portrait } from '../../components/portrait/portrait';
import type { SectionProps } from '../../content-model/resolved';
import type { team } from './schema';
import * as styles from './team.module.css';

type Colleague = SectionProps<typeof team>['section']['assistants'][number];

export function ColleagueCard(colleague: Colleague) {
  const { name, trade, description, quote, channels, path, image, icon } = colleague;
  return (
    <a href={path} className={styles.colleague}>
      <Portrait src={image} />
      <h3>
        {`${name} `}
        <span className={styles.trade}>
          <RareIcon name={icon} />
          {trade}
        </span>
      </h3>
      <p>{description}</p>
      <p className={styles.quote}>{`„${quote}“`}</p>
      <p className={styles.channels}>
        {channels}
        <Icon name="arrow" />
      </p>
    </a>
  );
}
