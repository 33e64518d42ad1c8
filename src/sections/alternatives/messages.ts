/** Ticked on phones, a row shows all ways and not only the best. */
export const showOthers = 'Alle vergleichen';
