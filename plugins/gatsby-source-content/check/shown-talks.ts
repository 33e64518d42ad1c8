import { z } from 'zod';
import { weekdays } from '../../../src/content-model/calendar';
import type { Dialogue } from '../../../src/content-model/dialogues';
import { addDays, weekdayOf } from '../../../src/dialogue/dates';
import { isRecord } from '../../../src/lib/is-record';
import type { Content, ContentFile } from '../read/read-content';
import type { Path } from './found';
import { textsIn, walk } from './walk';

/** A sentence that a page lets somebody say, and when. */
type Sentence = { text: string; now: Date; path: Path };

/** What conversations can stand in. */
export type ContentOfTalks = Pick<Content, 'pages' | 'dataFiles' | 'sources'>;

/** A conversation that a page shows, and whose demonstration has to hold it as well. */
export type ShownTalk = {
  file: ContentFile<unknown>;
  path: Path;
  /** Whose demonstration. */
  id: string;
  sentences: Sentence[];
  /** Everything that is shown of it, its result included. */
  texts: string[];
  /** The same without what is typed: what the assistant has understood. */
  answered: string[];
  /** What lies beside it in the end. */
  result: { path: Path; value: unknown } | undefined;
};

const named = z.object({ id: z.string() });
const line = z.object({
  from: z.string(),
  text: z.string(),
  time: z.string().optional(),
  chosen: z.string().optional(),
});
const vignette = z.object({
  type: z.enum(['chat', 'call']),
  title: z.string(),
  subtitle: z.string(),
  day: z.string().optional(),
  avatar: named.optional(),
  dialogue: named.optional(),
  messages: z.array(line).optional(),
  lines: z.array(line).optional(),
});

/** Every conversation that can be typed into a demonstration: drawn, or told turn by turn. */
export const shownTalks = (content: ContentOfTalks, dialogues: ReadonlyMap<string, Dialogue>) =>
  [...content.pages, ...content.dataFiles].flatMap((file) =>
    walk(file.data).flatMap(({ path, value }): ShownTalk[] => {
      if (!isRecord(value)) return [];
      if (value['kind'] === 'dialogue') return told(file, path, value, content, dialogues);
      // A result is looked at with its conversation.
      const { conversation, result } = value;
      if (conversation !== undefined)
        return drawn(file, [...path, 'conversation'], conversation, dialogues, {
          path: [...path, 'result'],
          value: result,
        });
      return path.at(-1) === 'conversation' ? [] : drawn(file, path, value, dialogues, undefined);
    }),
  );

function drawn(
  file: ContentFile<unknown>,
  path: Path,
  value: unknown,
  dialogues: ReadonlyMap<string, Dialogue>,
  result: ShownTalk['result'],
): ShownTalk[] {
  const { data } = vignette.safeParse(value);
  if (data === undefined) return [];
  const { title, subtitle, avatar, dialogue, day, messages, lines = [] } = data;
  const ofBusiness = [...dialogues].find(([, { business }]) =>
    [title, subtitle].includes(business),
  );
  const id = dialogue?.id ?? avatar?.id ?? ofBusiness?.[0];
  if (id === undefined || !dialogues.has(id)) return [];
  // The lines of a call count its seconds; when it was stands in its title.
  const [called = '10:00'] = /\d{1,2}:\d{2}/.exec(title) ?? [];
  const list = messages ?? lines.map((each) => ({ ...each, time: called }));
  const at = [...path, messages ? 'messages' : 'lines'];
  return [{ file, path, id, result, ...saidIn([value, result?.value], list, at, day) }];
}

const turns = z.object({ assistant: z.string(), turns: z.array(line.omit({ chosen: true })) });

function told(
  file: ContentFile<unknown>,
  path: Path,
  value: unknown,
  { sources: { assistants } }: ContentOfTalks,
  dialogues: ReadonlyMap<string, Dialogue>,
): ShownTalk[] {
  const { data } = turns.safeParse(value);
  const id = assistants?.find(({ name }) => name === data?.assistant)?.id;
  if (data === undefined || id === undefined || !dialogues.has(id)) return [];
  const said = saidIn(value, data.turns, [...path, 'turns']);
  return [{ file, path, id, result: undefined, ...said }];
}

/** What a guest says in the lines of a conversation, and what is shown of all of it. */
function saidIn(shown: unknown, lines: readonly z.output<typeof line>[], at: Path, day = '') {
  const clock = clockFrom(day);
  const sentences = lines.flatMap(({ from, text, time = '', chosen }, index): Sentence[] => {
    const now = clock(time);
    if (from === 'guest') return [{ text, now, path: [...at, index] }];
    const next = lines[index + 1];
    const isRepeated = next?.from === 'guest' && next.text.includes(chosen ?? '');
    return chosen === undefined || isRepeated
      ? []
      : [{ text: chosen, now, path: [...at, index, 'chosen'] }];
  });
  const texts = textsIn(shown).map(({ text }) => text);
  // Times that are offered and chosen are said by the assistant as well.
  const typed = new Set(
    sentences.flatMap(({ text, path }) => (path.at(-1) === 'chosen' ? [] : text)),
  );
  return { sentences, texts, answered: texts.filter((text) => !typed.has(text)) };
}

/** A Thursday in winter: a conversation that does not say its day begins on it. */
const first = '2026-11-26';

/** When something is said: "Mi 20:41" is the next Wednesday from where the conversation was. */
function clockFrom(day: string) {
  let date = dayFrom(first, day);
  return (time: string): Date => {
    date = dayFrom(date, time);
    const [hour = '10', minute = '00'] = /(\d{1,2}):(\d{2})/.exec(time)?.slice(1) ?? [];
    return new Date(`${date}T${hour.padStart(2, '0')}:${minute}:00+01:00`);
  };
}

function dayFrom(date: string, text: string): string {
  const wanted = weekdays.findIndex((name) => text.slice(0, 2) === name.slice(0, 2));
  return wanted < 0 ? date : addDays(date, (wanted - weekdayOf(date) + 7) % 7);
}
