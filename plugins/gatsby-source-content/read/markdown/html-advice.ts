import { unknownComponent } from './components';

const advice = new Map(
  Object.entries({
    b: 'fett schreiben Sie **so**',
    strong: 'fett schreiben Sie **so**',
    i: 'kursiv schreiben Sie *so*',
    em: 'kursiv schreiben Sie *so*',
    u: 'unterstrichen sind auf der Website nur Links',
    a: 'einen Link schreiben Sie [Text](/blog)',
    br: 'eine neue Zeile beginnt nach einer Leerzeile',
    p: 'ein neuer Absatz beginnt nach einer Leerzeile',
    hr: 'eine Trennlinie ist eine Zeile mit ---',
    img: 'ein Bild schreiben Sie ![Was zu sehen ist](./bild.jpg)',
    table: 'eine Tabelle schreiben Sie mit | Spalte | Spalte |',
    ul: 'Listen schreiben Sie mit „- “ am Zeilenanfang',
    ol: 'Listen schreiben Sie mit „1. “ am Zeilenanfang',
    li: 'Listen schreiben Sie mit „- “ am Zeilenanfang',
    blockquote: 'ein Zitat beginnt mit „> “',
    h1: 'Überschriften beginnen mit ##',
    h2: 'Überschriften beginnen mit ##',
    h3: 'Unterüberschriften beginnen mit ###',
  }),
);

/** What to write instead of an HTML element or an unknown component. */
export function htmlAdvice(name: string): string {
  const instead = advice.get(name.toLowerCase());
  return instead === undefined
    ? unknownComponent(name)
    : `<${name}> gibt es hier nicht; ${instead}`;
}
