import { useId } from 'react';
import { Badge } from '../../components/badge/badge';
import { ExternalButton } from '../../components/button/external-button';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import { qrCodeOf } from './messages';
import * as styles from './demo-picker.module.css';
import type { deriveDemoPicker } from './derive';

/**
 * Demo businesses to choose from; the chosen one's ticket carries the QR code of its chat. Native
 * radio buttons choose and the style sheet shows the ticket, so it works without script.
 */
export function DemoPicker({ section, position }: DerivedProps<typeof deriveDemoPicker>) {
  const { demos, hint, openLabel, heading } = section;
  const name = useId();
  return (
    <Section head={section} position={position}>
      <fieldset className={styles.picker}>
        <legend className="visually-hidden">{heading}</legend>
        {demos.map((demo, index) => (
          <div key={demo.id} className={styles.demo}>
            <label className={styles.choice}>
              <input type="radio" name={name} value={demo.id} defaultChecked={index === 0} />
              <span>
                <strong>{demo.name}</strong>
                {demo.trade}
              </span>
            </label>
            <div className={styles.ticket}>
              <div className={styles.about}>
                <Badge text={demo.plan} />
                <h3>{demo.name}</h3>
                <p>{demo.text}</p>
                <ExternalButton about={demo.name} href={demo.chat} look="outline" anonymous>
                  {openLabel}
                </ExternalButton>
              </div>
              <div className={styles.stub}>
                <img
                  src={demo.qr}
                  alt={qrCodeOf(demo.name)}
                  width="200"
                  height="200"
                  loading="lazy"
                />
                <p>{hint}</p>
              </div>
            </div>
          </div>
        ))}
      </fieldset>
    </Section>
  );
}
