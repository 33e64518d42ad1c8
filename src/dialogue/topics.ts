import { type Reader, stem } from './words';

/** So long a part of a sentence is repeated as it stands. */
const short = 38;
const polite =
  /^(?:(?:und|aber|also|ja|ach|ah|bitte|danke|gr(?:ü|ia)(?:ß|s)\p{L}*(?: (?:gott|euch|sie|di|eich))?|(?:hallo|servus|ciao|liebes?)(?: liebe\p{L}*)?(?: \p{Lu}\p{L}+)?|gut(?:e|en) \p{L}+|übrigens|(?:noch )?eine? frage(?: noch)?|noch was)(?:[,:!.]? +|[,:!.]*$))+/iu;

/**
 * What a part of a letter is about, as it is repeated: its nouns that nobody has spoken of, which
 * German writes with a capital; else the part itself where it is short.
 * @param rest the telling words that are left over, folded
 * @param isRead whether it was understood otherwise: then it is not repeated
 */
export function topicsIn(
  { text, read }: { text: string; read: Reader },
  rest: readonly string[],
  isRead: boolean,
): string[] {
  const part = text
    .trim()
    .replace(polite, '')
    .replace(/[\s,.!]+$/, '');
  const open = new Set(rest.map(stem));
  const nouns = [
    ...part.matchAll(/(?<=\p{L},? |\d )\p{Lu}[\p{Ll}ß][\p{L}-]+(?: \p{Lu}[\p{Ll}ß][\p{L}-]+)*/gu),
  ]
    .map(([noun]) => noun.replace(/^(?:Ihr|Eu)\p{Ll}* /u, ''))
    .filter((noun) => (read(noun).match(/[a-z]+/g) ?? []).some((word) => open.has(stem(word))));
  if ((part.length > short || isRead) && nouns.length > 0) return [...new Set(nouns)].slice(0, 3);
  return part.length > short || part === '' || isRead ? [] : [`„${part}“`];
}
