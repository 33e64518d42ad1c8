import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { finderData } from '../../../plugins/gatsby-source-content/read/finder-data';
import { page } from '../../../plugins/gatsby-source-content/read/page';
import { finderOf } from '../../../src/dialogue/finder';
import { richText } from '../../../src/content-model/primitives';
import { routeWith } from '../../support/content';

const texts = z.array(z.string());
const cases = z.record(z.string(), texts);
const typed = z
  .strictObject({ seen: cases, kept: cases, unknown: texts })
  .parse(parse(readFileSync(join(__dirname, 'site-questions.yaml'), 'utf8')));

const data = finderData(process.cwd());
if (data === undefined) throw new Error('no page finds answers');
const ask = finderOf(data);
const file = `content/pages${routeWith('answers')}.yaml`;
const { sections } = page.parse(parse(readFileSync(file, 'utf8')));
const section = sections.find(({ kind }) => kind === 'answers');
if (section?.kind !== 'answers') throw new Error(`${file} answers nothing`);
const { questions, said } = section;

/** Questions that did not find the answer they need. */
const missedOf = (half: z.output<typeof cases>) =>
  Object.entries(half).flatMap(([id, list]) => {
    const wanted = questions.find((entry) => entry.id === id)?.question;
    return list.filter((text) => wanted === undefined || ask(text).question !== wanted);
  });
const count = (half: z.output<typeof cases>) => Object.values(half).flat().length;

test.each([
  ['nine of ten questions that were known', typed.seen, 0.1],
  ['eight of ten that were kept back', typed.kept, 0.2],
])('%s find their answer', (_what, half, mayMiss) => {
  expect(count(half)).toBeGreaterThanOrEqual(30);
  const missed = missedOf(half);
  expect(missed.slice(0, Math.max(0, missed.length - count(half) * mayMiss))).toEqual([]);
});

test('each question of its own finds itself, and its answer stands alone', () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
  for (const { question } of questions) {
    const { html, question: found } = ask(question);
    expect(found).toBe(question);
    expect(html).not.toMatch(/^(ja|nein|doch)\b|[{}]/i);
    expect(html.replace(/<[^>]*>/g, '').split(/[.!?](?:\s|$)/).length).toBeGreaterThan(2);
  }
});

test('it reads 500 signs of a question, however long it is', () => {
  const asked = questions[0]?.question ?? '';
  expect(ask(`${' '.repeat(500 - asked.length)}${asked}`).known).toBe(true);
  expect(ask(`${' '.repeat(500)}${asked}`).known).toBe(false);
});

test('what no page says is not answered, and leads to a person', () => {
  const answered = typed.unknown.filter((question) => ask(question).known);
  // A page may come to say one of them: its line then belongs to another list of the file.
  expect(answered.slice(Math.floor(typed.unknown.length / 10))).toEqual([]);
  expect(ask('asdfgh').html).toContain('#nachricht');
});

test('what is no question is answered in words of its own', () => {
  for (const { asked, answer } of said)
    for (const text of asked) expect(ask(text)).toMatchObject({ html: answer, source: undefined });
});

describe('with passages of its own', () => {
  const html = (text: string) => richText.parse(text);
  const own = finderOf({
    passages: [
      {
        question: 'Was kostet eine Minute am Telefon?',
        answer: html('Das steht auf der Tafel.'),
        page: { label: 'Telefon', to: '/telefon' },
        asked: 'kost minut telefon|tafel',
      },
      { question: 'Was kostet eine Nachricht?', answer: html('Wenig.'), asked: 'kost nachricht' },
      { question: 'Verstehen Sie Gäste?', answer: html('Ja.'), asked: 'versteh gast' },
      { answer: html('Guten Tag.'), asked: 'halo', aside: true },
    ],
    synonyms: { kost: 'preis teu' },
    variants: { kein: 'ka' },
    unknown: html('Keine Ahnung.'),
  });

  it.each([
    ['a form of the word', 'minuten telefon', 'Tafel'],
    ['a synonym', 'Ist die Nachricht teuer?', 'Wenig'],
    ['another spelling', 'verstehts gaest', 'Ja'],
    ['a slip', 'minuten telefno', 'Tafel'],
    ['another way to ask', 'tafel', 'Tafel'],
    ['what is asked besides a greeting', 'hallo, minuten telefon', 'Tafel'],
    ['a greeting alone', 'Hallo!', 'Guten Tag'],
  ])('finds by %s', (_what, question, expected) => {
    expect(own(question).html).toContain(expected);
  });

  it('names the question it answers, and where more about it stands', () => {
    expect(own('minute am telefon')).toMatchObject({
      question: 'Was kostet eine Minute am Telefon?',
      source: { to: '/telefon' },
    });
  });

  it('names the other question that fits as well', () => {
    expect(own('was kostet das').others).toHaveLength(1);
  });

  it('goes on with the question before', () => {
    expect(own('und nachrichten', 'was kostet eine minute am telefon').html).toContain('Wenig');
    expect(own('und bananen', 'was kostet eine nachricht').known).toBe(false);
  });

  it('knows nothing of what is nowhere', () => {
    expect(own('Zeppelin').known).toBe(false);
    expect(own('?').known).toBe(false);
  });
});
