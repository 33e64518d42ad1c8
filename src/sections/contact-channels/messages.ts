export const always = '24/7';

/** @returns when somebody is there: "Mo–Fr 8:00–17:00 Uhr" from "08:00" and "17:00" */
export const hoursText = (days: string, from: string, to: string): string =>
  `${days} ${from.replace(/^0/, '')}–${to} Uhr`;
