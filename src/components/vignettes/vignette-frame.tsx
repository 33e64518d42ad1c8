import type { ReactNode } from 'react';
import type { Vignette } from '../../content-model/vignettes';
import { Icon } from '../icon/icon';
import { Avatar } from '../portrait/portrait';
import * as styles from './vignette-frame.module.css';

type VignetteFrameProps = {
  vignette: Pick<Vignette, 'type' | 'title' | 'subtitle' | 'figure' | 'avatar' | 'footer'>;
  /** What the vignette shows. */
  children: ReactNode;
};

/** The sheet every vignette is drawn on: header with portrait and figure, footer with a tick. */
export function VignetteFrame({ vignette, children }: VignetteFrameProps) {
  const { type, title, subtitle, figure, avatar, footer } = vignette;
  return (
    <div className={`${styles.frame} ${type === 'chat' ? styles.chat : ''}`}>
      <div className={styles.header}>
        {avatar && <Avatar src={avatar.image} />}
        <p className={styles.title}>
          <strong>{title}</strong> <small>{subtitle}</small>
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
