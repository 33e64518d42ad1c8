import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { finderData } from '../../../plugins/gatsby-source-content/read/finder-data';
import { finderOf } from '../../../src/dialogue/finder';
import { richText } from '../../../src/content-model/primitives';
import { contentOf } from '../../support/content';

const texts = z.array(z.string());
const questions = z
  .strictObject({
    leads: z.record(z.string(), texts),
    unknown: texts,
    said: z.record(z.string(), texts),
  })
  .parse(parse(readFileSync(join(__dirname, 'site-questions.yaml'), 'utf8')));

const data = finderData(process.cwd());
if (data === undefined) throw new Error('no page finds answers');
const ask = finderOf(data);

/** Where an answer stands and leads to. */
function routesOf(question: string): string[] {
  const { html, source, known } = ask(question);
  if (!known) return [];
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to);
  return source === undefined ? links : [source.to, source.to.replace(/#.*/, '')];
}

/** A page may have moved since its questions were written down. */
function movedTo(route: string): string {
  const [path = '', hash] = route.split('#');
  const to = contentOf('redirects').find(({ from }) => from === path)?.to ?? path;
  return hash === undefined ? to : `${to}#${hash}`;
}

const leads = Object.entries(questions.leads).flatMap(([route, list]) =>
  list.map((question) => ({ question, route: movedTo(route) })),
);

test('nine of ten questions of visitors find their answer, with where it stands', () => {
  expect(leads.length).toBeGreaterThanOrEqual(60);
  const missed = leads.filter(({ question, route }) => !routesOf(question).includes(route));
  expect(missed.slice(0, Math.max(0, missed.length - leads.length / 10))).toEqual([]);
});

test('what no page says is never answered, and leads to a person', () => {
  const answered = questions.unknown.filter((question) => ask(question).known);
  expect(answered).toEqual([]);
  expect(ask('asdfgh').html).toContain('#nachricht');
});

test.each(Object.entries(questions.said))('%s is answered in words of its own', (id, list) => {
  const replies = list.map((question) => ask(question));
  expect(replies.map(({ known }) => known)).not.toContain(false);
  expect(new Set(replies.map(({ html }) => html)).size).toBe(1);
  expect(replies[0]?.source).toBeUndefined();
  expect(id).not.toBe('');
});

describe('with passages of its own', () => {
  const html = (text: string) => richText.parse(text);
  const own = finderOf({
    passages: [
      {
        question: 'Was kostet eine Minute am Telefon?',
        answer: html('Das steht auf der Tafel.'),
        page: { label: 'Telefon', to: '/telefon' },
      },
      { question: 'Was kostet eine Nachricht im Chat?', answer: html('Wenig.') },
      { question: 'Verstehen Sie unsere Gäste?', answer: html('Auch auf **Italienisch**.') },
      { question: 'Werkstatt', answer: html('Räder und Öl.'), words: 'buhn pickerl' },
    ],
    synonyms: [['Preis', 'kostet', 'teuer']],
    variants: { kein: 'ka' },
    unknown: html('Keine Ahnung.'),
  });

  it.each([
    ['a form of the word', 'minuten telefon', 'Tafel'],
    ['a synonym', 'Ist der Chat teuer?', 'Wenig'],
    ['another spelling', 'gaesten', 'Italienisch'],
    ['a slip', 'minuten telefno', 'Tafel'],
    ['a word of the answer', 'italienisch', 'Italienisch'],
  ])('finds by %s', (_what, question, expected) => {
    expect(own(question).html).toContain(expected);
  });

  it('names its source, and says when it is only a page that knows more', () => {
    expect(own('minute am telefon')).toMatchObject({ source: { to: '/telefon' }, isPage: false });
    expect(own('bühne pickerl werkstatt')).toMatchObject({ isPage: true, known: true });
  });

  it('names the other question that fits as well', () => {
    expect(own('was kostet eine').others).toHaveLength(1);
  });

  it('goes on with the question before', () => {
    expect(own('und chat', 'was kostet eine nachricht').html).toContain('Wenig');
    expect(own('und bananen', 'was kostet eine nachricht').known).toBe(false);
  });

  it('knows nothing of what is nowhere', () => {
    expect(own('Zeppelin').known).toBe(false);
    expect(own('?').known).toBe(false);
  });
});
