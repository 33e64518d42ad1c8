import { type Words, german } from './german';

/** The words of each language that is loaded. */
const known: Partial<Record<'de' | 'en', Words>> = { de: german };

/** Loads the words of another language; German ones are there. */
export async function loadWords(language: 'de' | 'en'): Promise<void> {
  if (language === 'en') known.en = (await import('./english')).english;
}

export const guidedWords = ({ language }: { language: 'de' | 'en' }): Words =>
  known[language] ?? german;
