import { fold, isFiller, isNoName } from './words';

const word = String.raw`\p{L}[\p{L}'’-]+`;
const capital = String.raw`\p{Lu}[\p{L}'’-]+`;
const title = String.raw`(?:(?:herrn?|frau|fr\.|hr\.|familie|fam\.?|dr\.?|mag\.?|ing\.?|di) )*`;
const full = String.raw`${title}${word}(?: (?:${capital}|von|van|de)){0,3}`;
const introduced = new RegExp(
  String.raw`\b(?:ich hei(?:ß|ss)e|i hoa[ßs]+|i ha[aß]+s?|ich bin (?:die|der)|i bin (?:da|die|de|der)|mein name(?: ist| wäre)?|(?:der )?name(?: ist| wäre|:)|auf den namen|unter(?: dem namen)?|hier (?:ist|spricht)|da is (?:da|die|de)|(?:i|ich) w[aä]r?at? (?:der|die|da|de)|griaß gott,? (?:da|de|der|die)|hallo,? (?:da|de|der|die)|servus,? (?:da|de|der|die)|my name is|name is|under the name(?: of)?)[: ]+(?:übrigens |also |jetzt )?(${full})`,
  'iu',
);
/** "Bär mein Name", "Bär heiße ich", "Trummer do", "bin Hauer 0650 ...". */
const turned = [
  new RegExp(String.raw`(?:^|[,.!?] ?)(${word}(?: ${capital})?) hei(?:ß|ss)e? (?:ich|i)\b`, 'iu'),
  new RegExp(
    String.raw`(?:^|[,.] ?|\s)(${word}(?: ${capital})?),? (?:ist |is |wär )?mein name\b`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:gr[iuü]\S+|hallo|servus|servas|guten|tag|morgen|gott|ihnen|eich|euch|di)[ ,]+)*(${capital}(?: ${capital})?),? (?:do|da|hier|am apparat|spricht)\b`,
    'u',
  ),
  new RegExp(
    String.raw`^(${capital}(?: ${capital})?),? [Gg]r[iuü]\S+ (?:[Gg]ott|di|[Ss]ie|[Ee]uch|eich)\b`,
    'u',
  ),
  new RegExp(
    String.raw`^(${capital}(?: ${capital})?), (?:\p{L}+ )?\p{L}*(?:stra[ßs]+e|gasse|weg|platz|allee|ring|zeile) \d`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[,.] ?)(${word}(?: ${word})?),? +\$NUMBER`, 'iu'),
  new RegExp(
    String.raw`^(?:[Gg]r[üi]\S+ [Gg]ott|[Gg]uten \p{L}+|[Hh]allo|[Ss]ervus),? (${capital}(?: ${capital})?)[.!]`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:bin|is|ist) (?:der |die |da |de |d')?(\p{L}{3,}(?: ${capital})?)(?=,? nummer|\s*$NUMBER)`,
    'iu',
  ),
];
const firm = new RegExp(
  String.raw`\b((?:Herrn?|Frau|Familie|Fam\.?|Firma|Dr\.?)(?: \p{L}+\.)*(?: ${capital}){1,2})`,
  'u',
);
const leading = new RegExp(String.raw`^(${title}${word}(?: ${capital}){0,2})(?:,| – | - )`, 'iu');
const onto = new RegExp(
  String.raw`\b(?:auf|für|for)\s+((?:Herrn?|Frau|Familie|Fam\.?|Dr\.?)\s+${capital}(?: ${capital})?)`,
  'u',
);
const short = new RegExp(
  String.raw`\b[Aa]uf\s+(${word}(?: ${capital}){0,2})(?=\s*(?:bitte|bittschön|,|\.|!|$))`,
  'u',
);
const alone = new RegExp(String.raw`^(${title}${word}(?: ${word}){0,2})$`, 'iu');
const atEnd = new RegExp(
  String.raw`[,.;–-]\s*(?:name\s+|auf\s+)?(${capital}(?: ${capital}){0,2})$`,
  'u',
);

/** Who ends a letter with a name: "... zahlen? Sandra Pölzl", "MfG Markus Thaler". */
const signed = new RegExp(
  String.raw`(?:[.!?]|[Gg]r(?:ü|ue)(?:ß|ss)e?n?,?|[Mm][Ff][Gg]|LG|\$NUMBER,?)\s+((?:${title}(?:Familie|Fam\.|Herr|Frau|Dr\.|Mag\.) ${capital}|${capital} ${capital}))$`,
  'u',
);
const afterComma = new RegExp(String.raw`,\s*(?:auf )?(\p{L}{3,}(?: \p{L}{3,})?)$`, 'u');
const afterValue = new RegExp(
  String.raw`(?:uhr|\d|personen|leute|leit|morgen|heute|tag|für|name)[,.]? (\p{L}{4,}(?: \p{Lu}\p{L}+)?)$`,
  'iu',
);
/** "Rechnungsnummer 2026-418" is what, not who. */
const ofThing = /nummer$|^eintausch|\b(?:doktor|chef|chefin|meister)\b/i;
/** "Hausmannstätten" is where, not who. */
const place = /(stätten|dorf|burg|kirchen|markt|bezirk|graz|wien|leoben)$/i;
const polite = /[\s,]*(?:bitte|bittschön|danke|please|gern)?[.!\s]*$/iu;
/** "Ja, passt, Koller": what stands before a name. */
const agreed = /^(?:(?:ja|ok|okay|jo|na|und|also|so|bitte|gerne?|passt|genau|danke)[,.!]* )+/iu;
const beginnings =
  /^(?:auf(?: den namen)?|ich hei(?:ß|ss)e|i hoa[ßs]+|i bin (?:da|die|de|der)|ich bin (?:die|der)|mein name ist|der name ist|name(?: ist|:)?|das ist|es ist|für|my name is|it'?s|i'?m|i am) /iu;

/** A sentence as a name is looked for in it. */
const cleaned = (text: string): string =>
  text
    .replace(/[+(]?\d[\d /()-]{5,}\d/g, ' $NUMBER ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s,;.–-]+$/, '')
    .replace(polite, '')
    .replace(/, mit .*$/, '')
    .replace(/ (?:aus|von|in) \p{Lu}\p{L}+(?=[.,!?]|$)/u, '');

/** The name somebody gives as one: "mein Name ist", "auf Huber", under a letter. */
export function givenName(text: string, isKnown: (text: string) => boolean): string | undefined {
  const plain = cleaned(text);
  if (/\b(?:statt|stott|anstatt)\b/i.test(text)) return undefined;
  for (const pattern of turned) {
    const found = pattern.exec(plain)?.[1]?.replace(/ (?:ist|is|wär)$/i, '');
    if (found === undefined || ofThing.test(found)) continue;
    if (found.split(' ').some((each) => isNoName(fold(each)))) continue;
    // "Schwarzl ist mein Name, Rosa Schwarzl" is no colour.
    const more = new RegExp(String.raw`\p{Lu}\p{L}+ ${found}\b`, 'u').exec(plain)?.[0];
    if (turned.indexOf(pattern) < 2 || !isKnown(found.split(' ').at(-1) ?? ''))
      return spelt(more ?? found);
  }
  // "Ich heiße Petra Hirzer und möchte" ends where the small words begin.
  const given = (introduced.exec(plain)?.[1] ?? onto.exec(plain)?.[1])?.replace(
    /^(\p{Lu}\S*(?: (?:von|van|de|\p{Lu}\S*))*) \p{Ll}.*$/u,
    '$1',
  );
  if (
    given !== undefined &&
    !/^(?:nicht|kein|(?:de[rmn]|das|eine?[rmn]?|meine?[rmn]?)\b)/i.test(given) &&
    !isKnown(given.split(' ').at(-1) ?? '')
  )
    return spelt(given);
  const named = short.exec(plain)?.[1];
  if (named !== undefined && !isKnown(named) && !isNoName(fold(named))) return spelt(named);
  const signature = signed.exec(plain)?.[1];
  if (
    signature !== undefined &&
    !signature.split(' ').some((each) => isNoName(fold(each)) || isKnown(each))
  )
    return spelt(signature);
  return undefined;
}

/**
 * The name somebody says. A surname alone is one where the question was the name, or, while
 * something is being arranged, when no other word is known.
 * @param asked whether the question was the name
 * @param isKnown whether a word means something else here
 */
export function nameIn(
  text: string,
  asked: boolean,
  isAlone: boolean,
  isKnown: (text: string) => boolean,
): string | undefined {
  const given = givenName(text, isKnown);
  if (given !== undefined) return given;
  const plain = cleaned(text);
  const isForeign = /\b(?:the|we|with|it|and|are|old|please)\b/i.test(text);
  if (/\b(?:statt|stott|anstatt)\b/i.test(text)) return undefined;
  if (text.includes('?')) return undefined;
  if (asked) {
    const rest = plain
      .replace(agreed, '')
      .replace(beginnings, '')
      .replace(/ ?\$NUMBER ?/, '');
    const titled = firm.exec(rest)?.[1];
    if (titled !== undefined) return spelt(titled);
    const first = leading.exec(rest)?.[1];
    if (
      first !== undefined &&
      !first.split(' ').some((each) => isKnown(each) || isNoName(fold(each)))
    )
      return spelt(first);
    const isName = new RegExp(String.raw`^${title}${word}(?:[ ,]+${word}){0,3}$`, 'iu').test(rest);
    const words = rest.split(/[\s,]+/).filter((each) => !particle.test(each));
    return isName && !words.every(isKnown) && words.filter(isKnown).length < 2
      ? spelt(rest)
      : undefined;
  }
  if (isForeign) return undefined;
  if (!isAlone) {
    const last =
      atEnd.exec(plain)?.[1] ?? afterValue.exec(plain)?.[1] ?? afterComma.exec(plain)?.[1];
    const isOther = (each: string) => isKnown(each) || isNoName(fold(each));
    if (last !== undefined && !last.split(' ').some(isOther)) return spelt(last);
    // "Heute 11 Uhr Spitzen Wieser": the last word, where the one before it is known.
    const [before = '', end = ''] = plain.split(/[\s,]+/).slice(-2);
    return plain.split(' ').length < 7 &&
      /^\p{L}{4,}$/u.test(end) &&
      isKnown(before) &&
      !isFiller(fold(before)) &&
      !isOther(end)
      ? spelt(end)
      : undefined;
  }
  if (firm.exec(plain)?.[1] === plain) return spelt(plain);
  const only = alone.exec(plain)?.[1];
  if (only === undefined || place.test(only) || only.split(' ').some(isKnown)) return undefined;
  const isCapital = only.split(' ').every((each) => /^\p{Lu}/u.test(each));
  const isLikely =
    only.split(' ').length < 3 && only.length > 3 && !/[^aeiouyäöü\s]{5}/i.test(only);
  return isCapital || isLikely ? spelt(only) : undefined;
}

/** "Von der Leyen" is as she writes herself, and says nothing else. */
const particle = /^(?:v[ao]n|de[rn]?)$/i;

const spelt = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((each) =>
      particle.test(each) ? each : `${each.slice(0, 1).toUpperCase()}${each.slice(1)}`,
    )
    .join(' ');
