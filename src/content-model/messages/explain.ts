import { z } from 'zod';
import { counted, givenText, quoted, wantedText } from './kinds';
import { meantField } from './meant-field';
import { allowedInstead, suggestion } from './nearest';
import { numberProblem } from './numbers';

type Issue = z.core.$ZodRawIssue;
type IssueOf<C extends Issue['code']> = Extract<Issue, { code: C }>;

/** Says what is missing, with what belongs there. */
const missing = (what: string): string => `fehlt; nötig ist ${what}`;
const empty = (what: string): string => `ist leer; nötig ist ${what}`;

/** Values as editors write them. */
const words = (values: readonly z.core.util.Primitive[]): string[] => values.map(String);

/**
 * What is wrong with a value, for an editor: what stands there, what is allowed, what was meant.
 * The message goes on after the name of the field. Every schema speaks with it.
 */
export function explain(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue);
    case 'invalid_value':
      return explainChoice(issue.input, words(issue.values));
    case 'invalid_union':
      return explainUnion(issue);
    case 'unrecognized_keys':
      return explainUnknown(issue);
    case 'too_small':
    case 'too_big':
      return explainSize(issue);
    case 'invalid_key':
      return `der Name ${quoted(String(issue.path?.at(-1)))} ${issue.issues[0]?.message ?? 'ist hier nicht erlaubt'}`;
    case 'invalid_format':
      return issue.format === 'email'
        ? `${quoted(String(issue.input))} ist keine E-Mail-Adresse wie buero@betrieb.at`
        : `${quoted(String(issue.input))} hat nicht die nötige Form`;
    default:
      return 'ist hier nicht erlaubt';
  }
}

function explainType({ expected, input, inst, path }: IssueOf<'invalid_type'>): string {
  const wants =
    inst instanceof z.core.$ZodObject ? fieldsOf(inst) : wantedText(expected, path?.at(-1));
  if (input === undefined) return missing(wants);
  if (input === null) return empty(wants);
  if (expected === 'number' || expected === 'int') return numberProblem(input, wants);
  if (expected === 'boolean') return explainChoice(input, ['true', 'false']);
  if (expected === 'array' && typeof input === 'object')
    return 'ist keine Liste: vor jedem Eintrag fehlt der Strich „- “';
  if (expected === 'array' && typeof input === 'string') return `ist ein Text; nötig ist ${wants}`;
  if (expected === 'string' && typeof input !== 'object')
    return `ist ${givenText(input)}, hier steht ein Text; schreiben Sie ihn in Anführungszeichen: '${JSON.stringify(input)}'`;
  return `ist ${givenText(input)}; nötig ist ${wants}`;
}

const fieldsOf = (schema: z.core.$ZodObject): string =>
  `eine Gruppe mit den Feldern ${Object.keys(schema._zod.def.shape).join(', ')}`;

function explainChoice(input: unknown, allowed: readonly string[]): string {
  const isPlain = typeof input === 'string' || typeof input === 'number';
  const written = isPlain ? String(input) : '';
  if (input === undefined || input === null)
    return `${input === null ? 'ist leer' : 'fehlt'}; erlaubt: ${allowed.join(', ')}`;
  if (!isPlain) return `ist ${givenText(input)}; erlaubt: ${allowed.join(', ')}`;
  const german = allowed.includes('true') ? yesOrNo(written) : '';
  return `${quoted(written)} gibt es hier nicht${allowedInstead(written, allowed)}${german}`;
}

/** YAML knows no German yes and no. */
function yesOrNo(written: string): string {
  if (/^(ja|yes|on|an|wahr)$/i.test(written)) return '; meinten Sie true?';
  return /^(nein|no|off|aus|falsch)$/i.test(written) ? '; meinten Sie false?' : '';
}

function explainUnion({ input, ...issue }: IssueOf<'invalid_union'>): string {
  if (issue.inclusive === false || issue.discriminator === undefined)
    return `ist ${givenText(input)}; das ist hier nicht erlaubt`;
  const isGroup = typeof input === 'object' && input !== null;
  const given: unknown = isGroup ? Reflect.get(input, issue.discriminator) : undefined;
  return explainChoice(given, words(issue.options ?? []));
}

/** One line for each unknown field. */
function explainUnknown({ keys, inst, input }: IssueOf<'unrecognized_keys'>): string {
  const known = namesOf(inst);
  const given = new Set(Object.keys(input ?? {}));
  const free = known.filter((name) => !given.has(name));
  return keys
    .map((key) =>
      // In { } a comma ends the entry: "15,90" becomes a price and a field of its own.
      /^\d{1,3}$/.test(key)
        ? `ein Betrag mit Beistrich braucht in { } Anführungszeichen, etwa '9,${key}'`
        : `dieses Feld gibt es hier nicht; erlaubt: ${known.join(', ')}${suggestion(meantField(key, free))}`,
    )
    .join('\n');
}

/** The fields of a group, or the names a record may have. */
function namesOf(schema: Issue['inst']): string[] {
  if (schema instanceof z.core.$ZodObject) return Object.keys(schema._zod.def.shape);
  const keys = schema instanceof z.core.$ZodRecord ? schema._zod.def.keyType : undefined;
  return keys instanceof z.core.$ZodEnum ? Object.values(keys._zod.def.entries).map(String) : [];
}

function explainSize(issue: IssueOf<'too_small' | 'too_big'>): string {
  const { input, origin, exact, path } = issue;
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const length = typeof input === 'string' || Array.isArray(input) ? input.length : Number(input);
  const side = issue.code === 'too_small' ? 'nötig sind mindestens' : 'erlaubt sind höchstens';
  if (origin === 'string' && length === 0) return empty(wantedText('string', path?.at(-1)));
  if (origin !== 'string' && origin !== 'array') {
    const [bound, beyond] =
      issue.code === 'too_small' ? ['mindestens', 'mehr als'] : ['höchstens', 'weniger als'];
    return `ist ${length}; nötig ist ${issue.inclusive === true ? bound : beyond} ${limit}`;
  }
  const has = `hat ${counted(length, origin)}`;
  return exact === true ? `${has}, nötig sind genau ${limit}` : `${has}, ${side} ${limit}`;
}
