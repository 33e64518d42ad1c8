import type { FinderData, Passage } from '../content-model/dialogues/finder';
import type { Action, InlineHtml } from '../content-model/primitives';
import { type Hit, passagesOf } from './passages';
import { readerOf } from './words';

/** What is said to a question. */
export type Reply = {
  html: InlineHtml;
  /** Where it stands. */
  source?: Action | undefined;
  /** Whether `html` only describes the page that says more. */
  isPage: boolean;
  /** Questions that could have been meant as well. */
  others: readonly string[];
  known: boolean;
};
export type Finder = (question: string, before?: string) => Reply;

/** From this share of a question on it is answered. */
const sure = 0.56;
/** What has nearly as much as the best could be meant as well. */
const nearly = 0.85;

/** Answers questions from what the site says, and says so when it does not know. */
export function finderOf(data: FinderData): Finder {
  const search = passagesOf(data, readerOf(data.variants));
  return (question, before) => {
    const hits = search(question);
    // "Und am Telefon?" goes on with what was asked before.
    const goesOn = before !== undefined && hits.length > 0 && !isEnough(hits[0]);
    const wider = goesOn ? search(`${before} ${question}`) : hits;
    const [best] = wider;
    if (best !== undefined && isEnough(best)) return replyOf(best, wider);
    const others = hits.filter(({ share }) => share >= sure / 2).flatMap(questionOf);
    return { html: data.unknown, isPage: false, others: others.slice(0, 2), known: false };
  };
}

const isPage = ({ words }: Passage): boolean => words !== undefined;
/** Pages are asked about by none of their names. */
const questionOf = ({ passage }: Hit): string[] =>
  isPage(passage) ? [] : [passage.question ?? []].flat();
const isEnough = (hit: Hit | undefined): boolean => (hit?.share ?? 0) >= sure;

function replyOf({ passage, share }: Hit, hits: readonly Hit[]): Reply {
  const others = hits.filter((hit) => hit.passage !== passage && hit.share >= nearly * share);
  return {
    html: passage.answer,
    source: passage.page,
    isPage: isPage(passage),
    others: others.flatMap(questionOf).slice(0, 2),
    known: true,
  };
}
