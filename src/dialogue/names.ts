import { fold, isNoName } from './words';

/** Many surnames here end so. */
const ends =
  'er|mann|ig|nik|itsch|i[cć]|lang|stein|mayr|schmied|wirt|ek|ak|il|ar|[iau]tz|[bdgkstzß]l';
const surnameLike = new RegExp(`(?:${ends})$`, 'iu');

const capital = String.raw`\p{Lu}[\p{L}'’-]+`;
const title = String.raw`(?:(?:[Hh]errn?|[Ff]rau|[Ff]r\.|[Hh]r\.|[Ff]amilie|[Ff]am\.?|[Ff]irma|[Ff]a\.?|Doktor|Dr\.?|Mag\.?|Ing\.?|DI) )*`;
const proper = String.raw`${title}${capital}(?: (?:${capital}|von|van|de|der)){0,2}`;
/** In any spelling: what comes before says that it is a name. */
const any = String.raw`(?:${proper}|\p{L}[\p{L}'’-]+(?: ${capital}){0,2})`;
const greeting = String.raw`(?:[Gg]r[iuü]\S+(?: [Gg]ott| di| [Ss]ie| [Ee]uch| eich)?|[Gg]uten \p{L}+|[Hh]allo|[Ss]ervus|[Ss]eas)`;
/** How names of streets end, also as people say it. */
export const streetEnds = String.raw`(?:stra(?:ß|ss)e|stro(?:ß|ss)n?|str\.|gasse|weg|platz|allee|ring|zeile)`;
const street = String.raw`(?:\p{L}+ )?\p{L}*${streetEnds} \d`;

/** Every form in which somebody says a name as one, whatever was asked. */
const given: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Ii]ch hei(?:ß|ss)e?|[Ii] ho?a[ßs]+|(?:hei(?:ß|ss)|ho?a[ßs]+)e?[nt] (?:tut|tuat) (?:er|sie|es|i|ich)|[Mm]ein [Nn]ame(?: ist| wäre)?|(?:[Nn]|(?:[Nn]ach|[Ff]amilien)n)am(?:e|en)?(?: ist| is|:)|(?:[Aa]uf|[Uu]nter) (?:den|dem) [Nn]amen|[Mm]y name is|under the name(?: of)?|[Mm]i chiamo|[Jj]e m['’]appelle|[Aa]dım|[Zz]ovem se|[Ii]me(?: mi)?(?: je)?|[Pp]rezime(?: je)?):? (?:übrigens )?(${any})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Hh]ier(?: ist| spricht| schreibt)?|(?:^|[Ii]ch )[Bb]in (?:die|der)|[Ii] (?:bin|wa[rd]at) (?:da|die|de|der|d['’])|[Nn]ame|[Dd]a is (?:da|die|de)|${greeting},? (?:da|de|der|die)) (${proper})`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[,.!?] ?)(${proper}) (?:hei(?:ß|ss)e?|ho?a+[ßs]+) (?:ich|i)\b|\b[Ss]chreib(?:en [Ss]ie|t?s)? (${proper}) auf\b`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[,.] ?)(${proper}),? (?:ist |is |wär )?mein [Nn]ame\b`, 'u'),
  new RegExp(
    String.raw`^(?:${greeting},? )?(${proper}),? (?:spricht|am Apparat|hier|do)(?=[,.! ]|$)`,
    'u',
  ),
  new RegExp(String.raw`^${greeting}, (${capital}(?: ${capital})?)(?=[.!])`, 'u'),
  new RegExp(String.raw`^(${capital}(?: ${capital})?), ${greeting}`, 'u'),
  new RegExp(String.raw`^(${capital}(?: ${capital})?), ${street}`, 'u'),
  new RegExp(
    String.raw`\b(?:[Aa]uf|[Ff]ür|[Ff]or) ((?:Herrn?|Frau|Familie|Fam\.?|Dr\.?) ${proper})`,
    'u',
  ),
  new RegExp(String.raw`, ((?:Herr|Frau) ${capital} ${capital})(?=[.!?,]|$)`, 'u'),
  new RegExp(String.raw`\b[Aa]uf (${proper})(?= ?(?:[,.!]|bitte|$))`, 'u'),
  new RegExp(String.raw`${street}\d*\w?, (${capital}(?: ${capital})?)(?=[,.]|$)`, 'u'),
  new RegExp(String.raw`^((?:Familie|Fam\.) ${capital})(?=,|$)`, 'u'),
  new RegExp(
    String.raw`^(${proper}),? \$NUMBER|\$NUMBER ?,? (\p{L}{4,})$|\b[Ff](?:a\.?|irma|am\.?|amilie) (\p{L}{3,}(?: ${capital})?)|\b[Nn]ame (\p{L}{3,})$|\b[Aa]uf (\p{L}{3,})$`,
    'u',
  ),
  new RegExp(String.raw`(?:\d|[Uu]hr|[Uu]m |[Hh]alb ).*(?<!\d)[.!?]\s+(${capital})$`, 'u'),
  // Under a letter, or after a day or an hour: "Freitag um neun, Elektro Wagnes".
  new RegExp(
    String.raw`(?:[Gg]r(?:ü|ue)(?:ß|ss)e?n?,?|[Dd]anke?,|[Mm][Ff][Gg]|\b[Gg]?[Ll][Gg])\s+(${proper})$`,
    'u',
  ),
  new RegExp(String.raw`(?:[.!?]|\$NUMBER,?)\s+(${title}${capital} ${capital})$`, 'u'),
  new RegExp(
    String.raw`(?:[Uu]hr|\d(?!\.)|\d\d|[Mm]orgen|[Hh]eute|tag|[Uu]m \p{L}+|[Hh]alb \p{L}+|[Jj]änner|[Aa]nschluss|[Ee]rsatzauto)[,.] (${capital}(?: ${capital})?)$`,
    'u',
  ),
];

/** "Von der Leyen" is as she writes herself, and says nothing else. */
const particle = /^(?:v[ao]n|de[rn]?)$/i;
/** "Frau Doktor" is what somebody is, "Gleisdorf" where. */
const noName =
  /^(?:uff|puh|oje|oida|hm+|ui|wow|aha|dok?tor\w*|chef\w*|bruder|schwester|nachbar\w*|mann|frau|sohn|tochter|mutter|vater|mama|papa|schwanger|toyota|audi|bmw|opel|ford|renault|fiat|mazda|seat|skoda|škoda|vw|hyundai|kia|peugeot|citroen|nissan|volvo|mercedes|tesla|dacia|honda|golf|polo|passat|octavia|corsa|astra|fiesta|clio|meister\w*|wirt\w*|nein|moment|wien|graz|baustelle|urlaub|(?:dienst|geschäfts)?reise|montage|messe|kur|reha|geht\w*|geburtstag|hochzeit|.*(?:feier|fest)|arbeit|schulung|.*(?:nummer|stätten|dorf|bezirk|feld|straße|gasse))$/i;
const agreed = /^(?:(?:ja|ok|okay|jo|na|und|also|so|bitte|gerne?|passt|genau|danke)[,.!]* )+/iu;
const beginnings = /^(?:auf|das ist|es ist|bin|ich bin|für|it'?s|i'?m|i am) /iu;

const cleaned = (text: string): string =>
  text
    .replace(/[+(]?\d[\d /()-]{5,}\d/g, ' $NUMBER ')
    .replace(/\s+/g, ' ')
    // "Mooser mit zwei o" is spelt so.
    .replace(/,? (?:mit|ohne) (?:(?:zwei|hartem|weichem|doppel)[ -])?\p{L}{1,2}[\s.!]*$/iu, '')
    .replace(/[\s,]*(?:bitte|bittschön|danke|please|gern)?[\s,;.!–-]*$/iu, '')
    .trim();

/** A last word of its own that says neither how nor what is done. */
const inHaste =
  /(?:[,?]|[:.]\d\d|\d{3,4}|\b(?:um|ab|gegen) \d{1,2}|uhr|tag|morgen|heute?|früh|abend|mittag) (?!\p{L}*(?:en|end|t|lich|ig|isch|los|bar|tags|weise|ein|e|[bcdfgklmpqstvwxzß]n)$)(\p{L}{4,})$/iu;
const isBrief = (text: string): boolean => text.split(' ').length < 13;

type IsKnown = (text: string) => boolean;

const isOpen = (name: string, isKnown: IsKnown, isSure = false): boolean => {
  const words = name.split(' ').filter((each) => !particle.test(each));
  const bare = words.filter((each) => !isTitle.test(each));
  const isTitled = bare.length < words.length;
  const isFree = (each: string) =>
    isTitled || (((isSure && /^\p{Lu}/u.test(each)) || !isNoName(fold(each))) && !isKnown(each));
  return bare.length > 0 && bare.every((each) => !noName.test(each) && isFree(each));
};
const isTitle = /^(?:herrn?|frau|fr\.|hr\.|familie|fam\.?|firma|fa\.?|dr\.?|mag\.?|ing\.?|di)$/i;

/** The name somebody gives as one: "mein Name ist", "auf Huber", under a letter. */
export function givenName(text: string, isKnown: IsKnown): string | undefined {
  const plain = cleaned(text);
  for (const [index, pattern] of given.entries()) {
    const match = pattern.exec(plain);
    const found = match?.slice(1).find(Boolean);
    // After "ich heiße", "Stelzl" is no word that begins like "stellen".
    if (found !== undefined && isOpen(found, isKnown, index < 4 || match?.[0].includes('$NUMBER')))
      return spelt(found);
  }
  return undefined;
}

/**
 * The name somebody says.
 * @param asked whether the question was the name: then a short answer is one, or the only part of a
 *   longer one that is nothing else
 */
export function nameIn(text: string, asked: boolean, isKnown: IsKnown): string | undefined {
  const name = givenName(text, isKnown);
  if (name !== undefined) return name;
  const plain = cleaned(text);
  // A message that is nothing but a name.
  if (new RegExp(`^${proper}$`, 'u').test(plain) && isOpen(plain, isKnown)) return spelt(plain);
  // "Räder umstecken, Montag früh, meier": in a hurry, what stands last is who writes.
  const ending = /\. (\p{L}{4,})$/u.exec(plain)?.[1];
  const last = inHaste.exec(plain)?.[1] ?? (surnameLike.test(ending ?? '') ? ending : undefined);
  if (last !== undefined && isBrief(plain) && isOpen(last, isKnown)) return spelt(last);
  if (!asked) return undefined;
  const isShort = plain.split(' ').length < 6;
  const whole = plain.replace(agreed, '').replace(beginnings, '');
  // "Anna Klein" has one word that means something else.
  const words = whole.split(' ');
  const isFull = words.length === 2 && words.every((each) => /^\p{Lu}[\p{L}-]+$/u.test(each));
  if (
    isFull &&
    words.some((each) => isOpen(each, isKnown) && words.every((other) => !isNoName(fold(other))))
  )
    return spelt(whole);
  const form = new RegExp(
    `^(?:${isShort ? String.raw`${any}|\p{L}{3,} \p{L}{3,}|v[ao]n (?:de[rn]? )?\p{L}+` : proper})$`,
    'u',
  );
  const found = plain
    .split(/(?<!\d)[,.!;]+ |(?: ?\$NUMBER ?)/)
    .map((part) => part.replace(agreed, '').replace(beginnings, ''))
    .filter((part) => form.test(part) && isOpen(part, isKnown));
  return found.length === 1 && found[0] !== undefined ? spelt(found[0]) : undefined;
}

/** "Resch musterweg 9", "Leitgeb in Wildon": where somebody lives is no part of the name. */
const place = new RegExp(
  String.raw`\s+(?:${street}.*|(?:in|aus|von|vom) (?:da |der |dem )?${capital}|\$NUMBER.*|tukaj|burada)$`,
  'iu',
);
/** Greets in the languages that are read, and is nobody's name. */
const foreignGreeting =
  /^(?:buon\w+|bonjour|merhaba|selam|goede\w+|dobar|dober|molim|izvinite|heast)$/iu;
/** Whether a text is one word that ends as a surname does. */
export const isSurname = (text: string): boolean =>
  /^[\s,.!]*\p{L}{3,}[\s,.!]*$/u.test(text) && surnameLike.test(text.replace(/[\s,.!]/g, ''));

/**
 * A name that a text most likely holds: between two commas a word or two that mean nothing else,
 * with a capital or with the ending of a surname.
 */
export function likelyName(text: string, isKnown: IsKnown): string | undefined {
  const parts = cleaned(text)
    .split(/[,;!?]+\s*|(?<!\b(?:Dr|Mag|Fam|Nr))\.\s+|\s[–-]\s/u)
    .map((part) =>
      part
        .replace(place, '')
        .replace(/^[\d:. ]+/, '')
        .replace(agreed, '')
        .replace(beginnings, '')
        .trim(),
    );
  const found = parts.filter((part) => {
    const words = part.split(' ');
    const isWritten = words.every((word) => /^\p{Lu}[\p{L}'’-]+$/u.test(word));
    const isSurname = words.length === 1 && surnameLike.test(part) && part.length > 3;
    const isName = words.length < 3 && (isWritten || isSurname) && !foreignGreeting.test(part);
    return isName && isOpen(spelt(part), isKnown);
  });
  const name = found.find((part) => surnameLike.test(part)) ?? found.at(-1);
  return name === undefined ? undefined : spelt(name);
}

const spelt = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((each) =>
      particle.test(each) ? each : `${each.slice(0, 1).toUpperCase()}${each.slice(1)}`,
    )
    .join(' ');

/** "Ich warte auf Herrn Pucher" names nobody who is a customer. */
export const isOurs = ({ human, name }: { human: string; name: string }, given: string): boolean =>
  [...human.split(' ').slice(1), name].some((each) => given.includes(each));
