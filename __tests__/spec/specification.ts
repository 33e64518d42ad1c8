/** Entries of a list in one text: "Analyse, Konzeption". */
export const listed = (text: string): string[] => text.trim().split(/,\s+/);

/**
 * The one place where these tests follow the site and not the specification, by the name of the
 * row in docs/departures.md that says why. Where something is beside what is specified, its value;
 * elsewhere, what is not asked.
 */
export const departures = {
  fusszeile: { legal: '/barrierefreiheit' },
  'agent-einwilligung': { requiresConsent: true },
  termin: 'links from /training to the booking form: no date is ahead',
  success: 'that /success says so without asking what became of the order',
  bestellknopf: 'that the order button of a video leads to the external form for everybody',
  kundenstimmen: 'five stars beside quotes',
} as const;
