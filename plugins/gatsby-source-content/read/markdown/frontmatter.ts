/**
 * The frontmatter of an MDX file as YAML source, padded so that its lines keep their numbers.
 * @returns an empty document when the file has no frontmatter
 */
export function splitFrontmatter(source: string): string {
  const match = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(source);
  return match === null ? '' : `\n${match[1] ?? ''}`;
}

/** Why a file has no frontmatter that could be read. */
export function frontmatterProblem(source: string): { line: number; message: string } | undefined {
  if (splitFrontmatter(source) !== '') return undefined;
  const lines = source.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '') + 1;
  const text = (lines[first - 1] ?? '').trim();
  if (/^[-–—]+$/.test(text) && text !== '---') {
    const message = `die erste Zeile ist „${text}“; nötig sind genau drei Bindestriche: ---`;
    return { line: first, message };
  }
  if (text !== '---') return { line: 1, message: noHead };
  if (lines[0] !== '---') return { line: 1, message: hiddenStart };
  const close = lines.slice(1).findIndex((line) => /^\s*[-–—]{2,}\s*$/.test(line)) + 2;
  if (close < 2) return { line: 1, message: noEnd };
  const message = `die Angaben enden mit genau drei Bindestrichen ohne Leerzeichen: --- statt „${lines[close - 1] ?? ''}“`;
  return { line: close, message };
}

const hiddenStart =
  'vor der ersten Zeile --- steht etwas Unsichtbares; die Datei beginnt mit ---, ohne Leerzeile und Leerzeichen';
const noHead =
  'am Anfang fehlen die Angaben zum Text: eine Zeile ---, darunter etwa „title: …“ und „date: …“, dann wieder eine Zeile ---';
const noEnd = 'die zweite Zeile --- fehlt: mit ihr enden die Angaben, danach beginnt der Text';
