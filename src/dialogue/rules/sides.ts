import { type Hit, isSure } from '../intents';
import type { Said } from '../said';
import type { Turn } from '../speak';
import { take } from '../steps';
import { isLetter } from '../wishes';
import { stem, wordCount } from '../words';
import { type Heard, answersOf } from './heard';
import { withRest } from './passed-on';
import { asksSomething, coverageOf, most, partsOf, some, tellingIn } from './rest';

const briefQuestion = 6;

const mentions =
  /\b(habt|haben sie|gibt|darf|derf|kost\w*|hund|kinderwagen|rolstuhl|rolator|hochstuhl)\b/;

/**
 * What is asked beside the values of a sentence: of each part, the intent that most of its other
 * words speak of; of a letter only what a phrase surely means, and one of it.
 */
export function sidesOf(heard: Heard): Hit[] {
  const isWhole = isLetter(heard.text);
  const sides = partsOf(heard).flatMap((part) => {
    // "Wann ist eigentlich Frühstück?" is as clear in a letter as by itself.
    const isLong = isWhole && wordCount(part.text) > briefQuestion;
    // Where something is asked, only that is answered.
    const isAsked = heard.text.includes('?')
      ? part.text.includes('?')
      : asksSomething(part) || mentions.test(part.plain);
    if (!isAsked) return [];
    // What cannot wait is not answered with something else as well.
    if (part.hits.some((hit) => hit.intent.rank === 'first' && isSure(hit))) return [];
    const telling = tellingIn(part).map(stem);
    const named = ({ said }: Hit) => telling.filter((word) => said.has(word)).length;
    return part.hits
      .filter(
        (hit) =>
          hit.intent.step === undefined &&
          hit.intent.answer !== undefined &&
          hit.intent.rank === undefined &&
          hit.intent.id !== 'call-off' &&
          (isSure(hit) ||
            ((hit.words > 1 || (!isLong && hit.score > 0.9)) &&
              named(hit) > 0 &&
              coverageOf(part, hit) >= (isLong ? 2 * some : most))),
      )
      .sort((a, b) => named(b) - named(a))
      .slice(0, 1);
  });
  return sides
    .filter(({ intent }, index) => sides.findIndex((each) => each.intent === intent) === index)
    .slice(0, isWhole ? 1 : 2);
}

/** Takes the values of a sentence, and answers or writes down what it says besides. */
export function takeAll(heard: Heard, said: Said): Turn {
  const sides = sidesOf({ ...heard, said });
  const rest = withRest({ ...heard, said }, sides);
  const lines = answersOf(heard, sides);
  return take(heard, rest.state, { ...said, rest: rest.lines }, lines);
}
