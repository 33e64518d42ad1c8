import { type Root, createRoot } from 'react-dom/client';
import type { FinderData } from '../../content-model/dialogues/finder';
import { type Finder, finderOf } from '../../dialogue/finder';
import { isRecord } from '../../lib/is-record';
import { loadOnce } from '../../lib/load-once';
import { whenIdle } from '../../lib/when-idle';
import { type Exchange, Exchanges } from './exchanges';

/** A talk below a field, by its form. */
type Talk = { readonly root: Root; exchanges: readonly Exchange[] };
const talks = new Map<HTMLFormElement, Talk>();

/** Loads what the site says. */
const loadFinder = loadOnce(async (): Promise<Finder> => {
  const response = await fetch('/dialogues/site.json');
  if (!response.ok) throw new Error(`/dialogues/site.json: ${response.status}`);
  const data: unknown = await response.json();
  if (!isFinderData(data)) throw new Error('/dialogues/site.json says nothing');
  const found = finderOf(data);
  // The browser compiles what it has never run: better now than while somebody waits for an answer.
  whenIdle(() => found(data.unknown));
  return found;
});

/** The build has written the file; a host may answer with something else. */
const isFinderData = (value: unknown): value is FinderData =>
  isRecord(value) && 'passages' in value;

/** Makes room for answers, so that screen readers know the place before something appears there. */
export function prepareTalk(form: HTMLFormElement): Talk {
  loadFinder().catch(() => undefined);
  for (const [old, { root }] of talks)
    if (!old.isConnected) {
      talks.delete(old);
      root.unmount();
    }
  const known = talks.get(form);
  if (known) return known;
  const place = document.createElement('div');
  form.after(place);
  const talk: Talk = { root: createRoot(place), exchanges: [] };
  talks.set(form, talk);
  draw(form, talk);
  return talk;
}

function draw(form: HTMLFormElement, { root, exchanges }: Talk): void {
  root.render(<Exchanges exchanges={exchanges} onAsk={(question) => void ask(form, question)} />);
}

/** Answers a question below its field; another one may be asked before its answer has come. */
export async function ask(form: HTMLFormElement, question: string): Promise<void> {
  const talk = prepareTalk(form);
  const before = talk.exchanges.at(-1)?.question;
  const asked: Exchange = { question, reply: 'loading' };
  talk.exchanges = [...talk.exchanges, asked];
  draw(form, talk);
  const reply = await loadFinder().then(
    (finder): Exchange['reply'] => finder(question, before),
    (): Exchange['reply'] => 'failed',
  );
  talk.exchanges = talk.exchanges.map((each) => (each === asked ? { question, reply } : each));
  draw(form, talk);
}
