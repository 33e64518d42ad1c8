import * as styles from './company.module.css';

/** The middle of Graz with river, hill and tower, north on top: drawn, not measured. */
export function CityDrawing({ alt }: { alt: string }) {
  return (
    <svg className={styles.city} viewBox="0 0 460 380" role="img" aria-label={alt}>
      <path d="M0 0H460V380H0Z" fill="var(--sand)" />
      <path
        d="M150 0C150 70 118 110 138 178S180 290 168 380H460V0Z"
        fill="var(--green-1)"
        stroke="none"
      />
      <g fill="none" stroke="white" strokeWidth="5">
        <path d="M0 232L152 214L208 226L292 302L460 330" />
        <path d="M0 70L134 96L232 30L460 18" />
        <path d="M208 226V300L292 302L338 190L330 60" />
        <path d="M70 0V380M292 302L270 380M338 190L460 176" />
      </g>
      <rect x="346" y="66" width="58" height="132" rx="6" fill="var(--green-2)" />
      <path
        d="M150 0C150 70 118 110 138 178S180 290 168 380"
        fill="none"
        stroke="var(--green-3)"
        strokeWidth="26"
      />
      <path
        d="M134 96l-4 0M152 214l-4 0"
        stroke="var(--ink)"
        strokeWidth="34"
        strokeDasharray="3 31"
      />
      <path
        d="M206 66C226 36 270 42 282 78S276 168 246 190S196 170 192 136S194 84 206 66Z"
        fill="var(--green-7)"
      />
      <path
        d="M218 82C232 60 258 66 266 90S260 148 244 162S212 150 208 128S210 94 218 82Z"
        fill="var(--green-6)"
      />
      <g>
        <path d="M226 146h28v34h-28Z" fill="var(--paper)" />
        <path d="M220 148L240 122L260 148Z" fill="var(--brick)" />
        <circle cx="240" cy="160" r="8" fill="white" stroke="var(--ink)" strokeWidth="2" />
        <path d="M240 160V154M240 160L246 163" stroke="var(--brick)" strokeWidth="2" />
      </g>
      <circle cx="208" cy="226" r="7" fill="white" stroke="var(--ink)" strokeWidth="3" />
      <circle cx="292" cy="302" r="7" fill="white" stroke="var(--ink)" strokeWidth="3" />
      <text x="290" y="156">
        Uhrturm
      </text>
      <text x="222" y="246">
        Hauptplatz
      </text>
      <text x="306" y="296">
        Jakominiplatz
      </text>
      <text x="350" y="58">
        Stadtpark
      </text>
      <text x="112" y="345">
        Mur
      </text>
    </svg>
  );
}
