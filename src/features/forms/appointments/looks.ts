import type { CSSProperties } from 'react';

// Styled inline: few visitors open it, so its rules are kept out of every form page's style sheet.
const stack: CSSProperties = { display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' };

export const looks = {
  picker: { ...stack, paddingTop: 24 },
  days: { ...stack, gap: 20, listStyle: 'none' },
  times: { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
  /** Focused by script, so that it is read out; nobody can act on it. */
  said: { outline: 'none', fontSize: 'var(--size-h3)' },
} satisfies Record<string, CSSProperties>;
