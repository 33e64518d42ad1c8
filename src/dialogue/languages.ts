import type { Language } from '../content-model/dialogues';

/** Words that only German has. */
const german =
  /^(ich|i|wir|mir|mia|der|die|das|den|dem|und|ist|nicht|ned|ein|eine|einen|für|fia|mit|bitte|um|zu|haben|hab|hob|habts|auf|von|bei|noch|heute|morgen|uhr|oder|auch|aber|wie|wer|wo|was|is|besser|euch|sie|es|schon|geht|kann|gibt|a|da|des|hobts|wos|san|oda|no|na|mei|will|war|so|an|am|in|im|zum|beim|mal|ja|nein|danke|hallo)$/;

/** Letters that only one or two of the languages have. */
const letters: Readonly<Record<string, RegExp>> = { tr: /[ışğ]/u, hr: /[ćđčšž]/u, sl: /[čšž]/u };

/**
 * The language a sentence is in, when it is another one than German.
 * @param before the language the talk is in: then one of its words is enough, or a button
 */
export function languageOf(
  text: string,
  languages: readonly Language[],
  before = '',
): Language | undefined {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}]+/gu) ?? [])];
  const ofGerman = words.filter((word) => german.test(word)).length;
  const [best] = languages
    .map((language) => {
      const own = new Set(language.words.split(' '));
      const written = letters[language.id]?.test(text.toLowerCase()) ? 1 : 0;
      const known = words.filter((word) => own.has(word));
      // "Ne" and "u" are typed by Austrians in a hurry as well.
      const isSaid = known.some((word) => word.length > 2);
      return { language, hits: isSaid ? written + known.length : written };
    })
    .sort((a, b) => b.hits - a.hits);
  const going = languages.find(({ id }) => before.startsWith(id));
  if (going && words.length < 4 && (best?.hits ?? 0) === 0) return going;
  if (best === undefined || best.hits === 0 || best.hits <= ofGerman) return undefined;
  const needed = before.startsWith(best.language.id) ? 1 : Math.min(2, words.length);
  return best.hits >= needed ? best.language : undefined;
}
