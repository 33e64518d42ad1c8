import type { ReactNode } from 'react';
import type { Vignette } from '../../content-model/vignettes';
import { Icon } from '../icon/icon';
import { Avatar } from '../portrait/portrait';
import * as styles from './vignette-frame.module.css';

type FrameProps = {
  instrument: Pick<Vignette, 'title' | 'subtitle' | 'figure' | 'avatar' | 'footer'>;
  look?: 'sheet' | 'chat';
  children: ReactNode;
};

/** The sheet every instrument is drawn on: header with portrait and figure, matter, footer with a tick. */
export function Frame({ instrument, look = 'sheet', children }: FrameProps) {
  const { title, subtitle, figure, avatar, footer } = instrument;
  return (
    <div className={`${styles.frame} ${look === 'chat' ? styles.chat : ''}`}>
      <div className={styles.header}>
        {avatar && <Avatar src={avatar.image} />}
        <p className={styles.title}>
          <strong>{title}</strong>
          <small>{subtitle}</small>
        </p>
        {figure && <p className={styles.figure}>{figure}</p>}
      </div>
      {children}
      {footer && (
        <p className={styles.footer}>
          <Icon name="check" />
          {footer}
        </p>
      )}
    </div>
  );
}
