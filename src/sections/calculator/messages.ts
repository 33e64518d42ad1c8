/** Words of the price table. */
export const tableWords = {
  offer: 'Paket',
  setup: 'Einrichtung',
  monthly: 'pro Monat',
  none: 'keine',
  example: 'Ein Beispiel',
  needsScript: 'Mit eigenen Zahlen rechnen Sie hier nur mit JavaScript.',
};
