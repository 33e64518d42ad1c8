/** What Austrians say for what is written, on folded words: each change is tried with and without. */
const sounds: readonly [RegExp, string][] = [
  [/^va(?=[a-z]{3})/, 'ver'],
  [/^da(?=[bgkpstzw])/, 'er'],
  [/^zua/, 'zu'],
  [/^g(?=[bdfhklmnrstwz])/, 'ge'],
  [/oa/g, 'ei'],
  [/oi/g, 'al'],
  [/ua/g, 'u'],
  [/ia/g, 'ie'],
  [/ia/g, 'u'],
  [/ea/g, 'e'],
  [/ei/g, 'eu'],
  [/i/, 'u'],
  [/u/, 'il'],
  [/o/, 'a'],
  [/o(?=[^o]*$)/, 'a'],
  [/a$/, 'er'],
  [/ad$/, 'end'],
  [/d(?=$|[a-z]$)/, 't'],
  [/([bdfgkmnprstz])l$/, '$1el'],
  [/([^aeiou])n$/, '$1en'],
];

const cache = new Map<string, readonly string[]>();

/** The written words that a spoken one could be, itself first. */
export function writtenForms(word: string): readonly string[] {
  const known = cache.get(word);
  if (known !== undefined) return known;
  if (word.length < 4) return [word];
  let forms = [word];
  for (const [sound, letters] of sounds) {
    if (forms.length > 150) break;
    forms = [...new Set([...forms, ...forms.map((form) => form.replace(sound, letters))])];
  }
  cache.set(word, forms);
  return forms;
}
