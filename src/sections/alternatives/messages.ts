/** Ticked on phones, a row shows the other ways as well, and not only the best. */
export const showOthers = 'Andere zeigen';
