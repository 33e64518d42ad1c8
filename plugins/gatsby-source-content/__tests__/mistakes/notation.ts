import { siteSource } from '../../../../__tests__/support/site';
import { type Mistake, data, front, sections } from './sources';

const packages = (fields: string, more = '') => ({
  'data/packages.yaml': `home:
  cards:
    - id: basic
      title: BASIC
      audience: Für kleine Betriebe
      ${fields}
      channels: Web
      action: { label: Anfragen, to: / }
${more}`,
});
const plan = (id: string, fields: string) =>
  `  - { id: ${id}, title: A, ${fields}, features: [A], action: { label: A, to: / } }\n`;
const plans = (fields: string, more = '') => ({
  'data/booking-plans.yaml': `plans:\n${plan('basic', fields)}${plan('pro', `${more}price: 2, oldPrice: 3`)}${plan('hero', 'price: 2, oldPrice: 3')}overage: { message: 1, minute: 1 }\nnotes: [{ term: A, text: B }]\n`,
});
const trainings = (date: string, tag = '') => ({
  'data/trainings.yaml': `firstDate:
  ${date}
  over: Vorbei
  next: { label: Anfragen, message: Wann? }
offers:
${['a', 'b', 'c'].map((id) => `  - { id: ${id}, title: ${id}, description: A, features: [A], price: 99, priceNote: B, ${id === 'a' ? `status: bookable${tag}` : 'status: soon, tag: BALD'} }`).join('\n')}
calendar: { title: A, place: Graz, from: '09:00', to: '16:00' }
`,
});
const voice = (ai: string) => ({
  'data/voice-prices.yaml': `setup: 1500\nrows:\n  - { service: A, type: Inbound, aiPrice: ${ai}, regularPrice: 1.5 }\n`,
});
const site = (from: string, to: string) => data('site', from, to, siteSource);
const ruler = (open: string, time = '10:00') =>
  sections(`  - kind: day-ruler
    label: Tag
    heading: Ein Tag
    open: [${open}]
    openLabel: Offen
    moments:
      - { time: '${time}', title: A, text: B }
      - { time: 9 Uhr, title: A, text: B }
      - { time: 9:30, title: A, text: B }
`);
const timetable = (time: string) =>
  sections(`  - kind: timetable
    label: Tag
    heading: Ein Tag
    rows:
      - { time: '${time}', title: A, text: B }
      - { time: '10:30', title: A, text: B }
      - { time: früh, title: A, text: B }
`);

/** Prices, times, days and numbers as Austrians write them. */
export const notationMistakes: Mistake[] = [
  ['price-comma is read', packages('setup: 500\n      monthly: 9,90')],
  ['price-thousands-and-cents is read', packages('setup: 1.500,00\n      monthly: 9.90')],
  ['price-thousand', packages('setup: 1.500\n      monthly: 9.90')],
  ['price-thousand-euro-sign', packages('setup: 1.500 €\n      monthly: 9.90')],
  ['price-thousand-dash', packages('setup: 1.500,-\n      monthly: 9.90')],
  ['price-thousand-and-cents-euro-sign', packages('setup: 1.500,00 €\n      monthly: 9.90')],
  ['price-9.999', packages('setup: 500\n      monthly: 9.999')],
  ['price-euro-sign', packages('setup: 500 €\n      monthly: 9.90')],
  ['price-euro-word', packages('setup: EUR 9,90\n      monthly: 9.90')],
  ['price-dash', packages('setup: 500,-\n      monthly: 9.90')],
  ['price-with-space', packages('setup: 1 500\n      monthly: 9.90')],
  ['text-instead-number', packages('setup: auf Anfrage\n      monthly: 9.90')],
  ['price-missing', packages('setup:\n      monthly: 9.90')],
  ['price-zero', packages('setup: 0\n      monthly: 9.90')],
  ['price-negative', packages('setup: -500\n      monthly: 9.90')],
  ['price-strange', packages('setup: 990000\n      monthly: 9.90')],
  ['price-old-lower', plans("price: 20, oldPrice: '15,90'")],
  ['price-old-equal', plans('price: 20, oldPrice: 20')],
  ['price-comma-in-braces', voice('1,90')],
  ['price-below-one-in-braces', voice('0,75')],
  ['ai-dearer', voice("'1,90'")],
  ['two-highlight', plans('highlight: true, price: 2, oldPrice: 3', 'highlight: true, ')],
  [
    'discount-strange',
    packages('setup: 1\n      monthly: 1', '  pilotDiscount: { percent: 300, text: Rabatt }\n'),
  ],
  ['time-short is read', site('09:00', '9:00')],
  ['time-in-words is read', site('09:00', '9 Uhr')],
  ['time-with-point is read', site('09:00', '9.00')],
  ['time-with-point-in-quotes is read', site('09:00', "'9.00'")],
  ['time-that-is-none', site('09:00', '25:00')],
  ['from-after-to', site('09:00', '19:00')],
  ['ruler-times are read', ruler("{ from: 8:00, to: '17:00' }")],
  ['ruler-from-after-to', ruler("{ from: 18:00, to: '08:00' }")],
  ['ruler-bad-time', ruler("{ from: 8:00, to: '17:00' }", '10:75')],
  ['time-in-schedule-nonsense', timetable('25:99')],
  ['phone-garbage', site('+43 316 00 00 00', 'ruf uns an')],
  ['phone-national is read', site('+43 316 00 00 00', '0316 00 00 00')],
  ['phone-zero-after-code', site('+43 316 00 00 00', '+43 0316 12 34 56')],
  ['phone-zero-in-brackets', site('+43 316 00 00 00', '+43 (0316) 12 34 56')],
  ['phone-without-plus', site('+43 316 00 00 00', "'043 316 12 34 56'")],
  ['phone-spelled-otherwise is read', site('+43 316 00 00 00', '\u202a(0316) 12.34.56\u202c')],
  ['phone-copied is read', site('+43 316 00 00 00', '0043\u00a0316 12–34–56')],
  ['hours-until-24', site('to: 17:00', "to: '24:00'")],
  ['phone-twice', site('+43 316 00 00 00', '+43 316 00 00 00\n  phoneHref: tel:+43316000000')],
  ['email-wrong', site('hallo@kern.example', 'hallo(at)kern.example')],
  ['date-wrong', front('2025-10-02', '2.10.2025')],
  ['date-with-dashes', front('2025-10-02', '2025–10–02')],
  ['date-short-year', front('2025-10-02', '2.10.25')],
  ['date-in-words', front('2025-10-02', 'gestern')],
  ['date-impossible', front('2025-10-02', '2025-02-31')],
  ['date-with-time', front('2025-10-02', '2025-10-02T10:00')],
  ['date-thirteenth-month', front('2025-10-02', '2025-13-02')],
  ['date-short', front('2025-10-02', '2025-1-2')],
  ['date-long-ago', front('2025-10-02', '0026-10-02')],
  ['date-missing', front('date: 2025-10-02\n', '')],
  ['training-date', trainings('date: 14.11.2026')],
  ['training-date-twice', trainings('date: 2099-11-14\n  tag: 14. NOV')],
  ['training-tag-twice', trainings('date: 2099-11-14', ', tag: 14. NOV')],
  ['training-past', trainings('date: 2025-01-14')],
  ['training-today is read', trainings('date: 2026-01-05')],
  [
    'count-zero',
    sections(`  - kind: showcase
    label: A
    heading: A
    stage:
      tone: night
      alt: A
      conversation: { type: order, title: A, subtitle: B, lines: [{ count: 0, item: Pizza, price: '9,90' }] }
      result: { type: order, title: A, subtitle: B, lines: [{ count: 1, item: Pizza, price: 9 }] }
`),
  ],
];
