/** Texts of the call bar and of the short form that asks for a call-back. */
export const callbackMessages = {
  title: 'Wir rufen zurück',
  nobody: 'Heute hebt niemand ab.',
  until: (hour: string) => `Heute bis ${hour} Uhr`,
  from: (day: string, hour: string) => `${day} ab ${hour} Uhr`,
  near: ['Heute', 'Morgen'],
  orCall: 'Oder rufen Sie uns an:',
  when: 'Wann passt es Ihnen?',
  choose: 'Bitte wählen Sie eine Zeit',
  anyTime: 'Jederzeit zu den Bürozeiten',
  morning: 'vormittags',
  afternoon: 'nachmittags',
  message: (time: string) => `Bitte um Rückruf: ${time}`,
  submit: 'Rückruf erbitten',
  success: 'Danke! Wir rufen Sie zur gewünschten Zeit an.',
};
