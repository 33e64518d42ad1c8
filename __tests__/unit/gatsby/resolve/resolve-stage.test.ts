/** @jest-environment node */
import { section } from '../../../../src/content-model/sections';
import { resolveSection } from '../../../../src/gatsby/resolve/resolve-section';
import { fakeDependencies } from '../../../support/dependencies';

const resolve = (authored: object) => resolveSection(section.parse(authored), fakeDependencies);

const stops = [
  { time: 'früh', title: 'Frühstück' },
  { time: 'spät', title: 'Sauna' },
];
const instrument = { type: 'itinerary', title: 'Aufenthalt', subtitle: 'Zimmer 12', stops };
const stage = {
  tone: 'evening',
  alt: 'Ein Gast bucht die Sauna',
  conversation: { ...instrument, avatar: 'luigi' },
  result: instrument,
};
const link = { label: 'Los', to: '/trial' };
const head = { label: 'Beispiel', heading: 'Am Abend' };

/** What every stage looks like once its portrait is there. */
const resolvedStage = {
  tone: 'evening',
  conversation: {
    title: 'Aufenthalt',
    avatar: { name: 'Luigi', src: '/static/portraits/luigi.svg' },
  },
  result: { title: 'Aufenthalt' },
};

test('showcase: the portrait replaces the id', async () => {
  expect(await resolve({ kind: 'showcase', ...head, stage })).toMatchObject({
    stage: resolvedStage,
  });
});

test('moment-hero: the portrait replaces the id', async () => {
  const hero = {
    kind: 'moment-hero',
    time: '22:48',
    place: 'Hotel',
    heading: 'Noch wach',
    lead: 'Ja.',
    actions: [link],
  };
  expect(await resolve({ ...hero, stage })).toMatchObject({ stage: resolvedStage });
});

test('cases: the portrait replaces the id in every case', async () => {
  const item = { time: '22:48', title: 'Sauna', text: 'Gebucht.', points: [], link, stage };
  expect(await resolve({ kind: 'day-cases', ...head, cases: [item, item] })).toMatchObject({
    cases: [{ stage: resolvedStage }, { stage: resolvedStage }],
  });
});

test('an instrument without an assistant has no portrait', async () => {
  const resolved = await resolve({
    kind: 'showcase',
    ...head,
    stage: { ...stage, conversation: instrument },
  });
  expect(JSON.stringify(resolved)).not.toContain('avatar');
});

test('a missing assistant is named', async () => {
  const broken = { ...stage, result: { ...instrument, avatar: 'niemand' } };
  await expect(resolve({ kind: 'showcase', ...head, stage: broken })).rejects.toThrow(
    '„niemand“ fehlt',
  );
});
