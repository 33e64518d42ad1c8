import type { CSSProperties } from 'react';
import { looks } from '../looks';

const bubble: CSSProperties = {
  maxWidth: '85%',
  padding: '8px 14px',
  borderRadius: 14,
  overflowWrap: 'anywhere',
};

/** Styled from here as the picker is: these rules are in no page's sheet. */
export const talkLooks = {
  talk: { ...looks.picker, maxWidth: 640 },
  said: looks.said,
  box: {
    maxHeight: 420,
    overflowY: 'auto',
    padding: 12,
    borderRadius: 4,
    background: 'var(--green-1)',
  },
  quiet: { outline: 'none' },
  log: { display: 'grid', gap: 8, listStyle: 'none' },
  assistant: {
    ...bubble,
    justifySelf: 'start',
    borderBottomLeftRadius: 4,
    background: 'white',
  },
  guest: {
    ...bubble,
    justifySelf: 'end',
    borderBottomRightRadius: 4,
    background: 'var(--green-7)',
    color: 'white',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: 8, outline: 'none' },
  chip: {
    minHeight: 44,
    padding: '4px 14px',
    border: '1.5px dashed var(--green-7)',
    borderRadius: 22,
    background: 'white',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  say: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 8,
    alignItems: 'end',
  },
} satisfies Record<string, CSSProperties>;
