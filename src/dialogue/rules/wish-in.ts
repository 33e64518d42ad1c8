import { asksOther } from '../corrections';
import { asksPrice } from '../prices';
import { type State, stepOf, withValue } from '../state';
import { type Said, saidIn } from '../values';
import type { Heard } from './heard';

/** The values with which a task begins. */
export const wishIn = (heard: Heard, fresh: State): Said =>
  heard.state.kept === undefined
    ? readIn(heard, fresh, heard.text)
    : withKept(heard, fresh, heard.state.kept);

/** The values of a wish: "Tisch für vier um sieben, und bis wann habt ihr am Sonntag offen?" has none in its question. */
function readIn(heard: Heard, fresh: State, whole: string): Said {
  const said = saidIn(heard, fresh, whole);
  const told = heard.parts.filter((part) => !part.includes('?'));
  if (told.length === 0 || told.length === heard.parts.length || fresh.kept) return said;
  const asked = heard.parts.filter((part) => part.includes('?')).map(heard.read);
  if (asked.some((part) => asksOther.test(part) || asksPrice(part))) return said;
  const wished = saidIn(heard, fresh, told.join('. '));
  return Object.keys(wished.values).length > 2 ? wished : said;
}

/** What was not understood before says when, but not what, where that is said now. */
function withKept(heard: Heard, fresh: State, kept: string): Said {
  const said = readIn(heard, fresh, `${kept}. ${heard.text}`);
  const { values, later } = saidIn(heard, fresh, heard.text);
  const first = stepOf(heard.dialogue, fresh.task)?.slot ?? '';
  const chosen = values[first];
  return chosen === undefined ? said : withValue({ ...said, later }, first, chosen);
}
