import { z } from 'zod';
import { plainText } from '../primitives';
import { note } from '../vignettes/papers';
import { itinerary, pipeline, schedule, seating } from '../vignettes/plans';
import { frame } from '../vignettes/frame';

const { avatar: _avatar, ...sheetFrame } = frame;
const task = plainText.optional().describe('Erster Schritt der Aufgabe, zu der das Blatt gehört');
const added = 'Eintrag, der am Ende dazukommt';
const addedWords = z.strictObject({ title: plainText, text: plainText }).describe(added);
const withoutAvatar = { avatar: true } as const;

/** The sheet beside a conversation: an example as it lies there, and what the visitor adds. */
export const sheet = z.discriminatedUnion('type', [
  note.omit({ ...withoutAvatar, chart: true }).extend({ task }),
  z.strictObject({
    type: z.literal('order'),
    ...sheetFrame,
    task,
    empty: plainText.describe('Steht da, solange nichts bestellt ist'),
  }),
  schedule.omit(withoutAvatar).extend({
    task,
    added: z
      .strictObject({
        column: z.int().min(1).max(3),
        title: plainText,
        text: plainText,
        minutes: plainText.describe('Zahl oder Platzhalter, etwa {service.minutes}'),
      })
      .describe(added),
  }),
  seating.omit({ ...withoutAvatar, slots: true }).extend({ task }),
  itinerary.omit(withoutAvatar).extend({ task, added: addedWords }),
  pipeline.omit(withoutAvatar).extend({ task, added: addedWords }),
]);
export type Sheet = z.output<typeof sheet>;
