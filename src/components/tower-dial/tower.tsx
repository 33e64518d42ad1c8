import * as styles from './tower.module.css';

const timber = { fill: 'var(--ink)', stroke: 'var(--tower-timber)' };
const windows = [-150, -96, -42, 24, 78, 132];

/** The Uhrturm's body, gallery, corner oriels and hipped roof; the dial's centre is the origin. */
export function Tower({ isNight }: { isNight: boolean }) {
  return (
    <g className={styles.tower}>
      <path fill="var(--tower-hill)" d="M-2000 336C-1100 336-420 316-150 292S420 290 900 336Z" />
      <path fill="var(--tower-wall)" d="M-234 -244H234V336H-234Z" />
      <path fill="var(--tower-wall-shade)" d="M166 -244H234V336H166Z" />
      <path stroke="var(--mute-night)" d="M0 -422V-465" strokeWidth="2.5" />
      <path fill="var(--brick)" d="M1 -465H32L23 -457L32 -449H1Z" />
      <path fill="var(--brick-7)" d="M-21 -404L0 -440L21 -404Z" />
      <path {...timber} d="M-16 -404H16V-386H-16Z" />
      <path fill="var(--brick-7)" d="M-214 -280L-58 -390H58L214 -280Z" />
      <path fill="var(--tower-roof-shade)" d="M58 -390L214 -280H128Z" />
      <path
        stroke="var(--tower-roof-row)"
        d="M-189 -297.5H189M-161 -317.5H161M-133 -337.5H133M-104 -357.5H104"
      />
      <path
        {...timber}
        d="M-74 -304V-324L-60 -342L-46 -324V-304ZM46 -304V-324L60 -342L74 -324V-304Z"
      />
      <path {...timber} d="M-220 -280H220V-254H-220Z" />
      {[-226, 226].map((x) => (
        <g key={x}>
          <path {...timber} d={`M${x - 15} -292h30v38h-30z`} />
          <path fill="var(--brick-7)" d={`M${x - 23} -290L${x} -344L${x + 23} -290Z`} />
          <path fill="var(--gold)" d={`M${x - 5} -282h10v14h-10z`} />
        </g>
      ))}
      {/* At night the lights go out, but for one: somebody is on duty. */}
      <g fill="var(--gold)" className={isNight ? styles.dark : undefined}>
        {windows.map((x) => (
          <path key={x} d={`M${x} -274h18v14h-18z`} />
        ))}
      </g>
      <path
        fill="var(--gold)"
        d="M-66 -306v-16h12v16zM54 -306v-16h12v16zM-9 -400h6v10h-6zM3 -400h6v10h-6z"
      />
      <path {...timber} d="M-254 -254H254V-230H-254Z" />
      <path
        stroke="var(--tower-railing)"
        d="M-247-242H252"
        strokeDasharray="2 6"
        strokeWidth="16"
      />
      <path fill="var(--tower-ledge)" d="M-234 -230H234V-222H-234Z" />
    </g>
  );
}
