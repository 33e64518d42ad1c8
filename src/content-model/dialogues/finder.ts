import type { Action, InlineHtml } from '../primitives';

/** Something that can be answered: by a question's answer, or by the page that says more. */
export type Passage = {
  /** The question, or the name of the page; small talk has none. */
  question?: string;
  answer: InlineHtml;
  /** Where it stands; nowhere else without. */
  page?: Action | undefined;
  /** What was learned from other ways to ask it, with | between. */
  asked?: string | undefined;
  /** Stems of everything else on the page that is meant. */
  words?: string;
  /** Counts only when somebody says nothing else, such as a greeting. */
  last?: boolean;
};

/** What the browser needs to answer questions about the site; the build writes it. */
export type FinderData = {
  passages: readonly Passage[];
  /** Words that mean the same here. */
  synonyms: readonly (readonly string[])[];
  /** Other spellings, by word; folded, unless two words would then share one. */
  variants: Readonly<Record<string, string>>;
  unknown: InlineHtml;
};
