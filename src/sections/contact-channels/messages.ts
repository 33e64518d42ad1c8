/** When mail and chat are there. */
export const always = '24/7';

/** When somebody answers the phone, to the minute: "Mo–Fr 9:00–17:00 Uhr". */
export const phoneHoursText = (days: string, from: string, to: string): string =>
  `${days} ${from.replace(/^0/, '')}–${to}\u00a0Uhr`;

/** Ways that not every agency offers. */
export const channelMessages = {
  whatsapp: 'WhatsApp',
  demo: 'Oder hören Sie, wie ein digitaler Mitarbeiter abhebt:',
};
