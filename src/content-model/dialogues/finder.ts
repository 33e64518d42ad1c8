import type { Action, InlineHtml } from '../primitives';

/** Something that can be asked, and its answer. */
export type Passage = {
  /** The question; small talk has none. */
  question?: string;
  answer: InlineHtml;
  /** Where more about it stands. */
  page?: Action | undefined;
  /** Every way to ask it, in stems, with | between. */
  asked: string;
  /** Counts only when somebody says nothing else, such as a greeting. */
  aside?: true | undefined;
};

/** What the browser needs to answer questions about the site; the build writes it. */
export type FinderData = {
  passages: readonly Passage[];
  /** Other words for a stem: "kosten: preis teuer", all of them stems. */
  synonyms: Readonly<Record<string, string>>;
  /** Other spellings, by word; folded, unless two words would then share one. */
  variants: Readonly<Record<string, string>>;
  unknown: InlineHtml;
};
