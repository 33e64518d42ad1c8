import { isUtf8 } from 'node:buffer';

/** Why a whole file cannot be read: the line, and what to do. */
type SourceProblem = { line?: number; message: string };

const save = 'bitte im Editor mit der Kodierung UTF-8 (ohne BOM) speichern';
const macLines =
  'die Zeilen enden wie auf sehr alten Macs (CR); bitte im Editor mit Zeilenenden LF speichern';

/**
 * Why a file's bytes cannot be read as text: a wrong encoding, a merge conflict, an empty file.
 */
export function sourceProblem(bytes: Buffer): SourceProblem | undefined {
  const start = bytes.subarray(0, 3).toString('hex');
  if (start === 'efbbbf')
    return { line: 1, message: `die Datei beginnt mit einem unsichtbaren Zeichen (BOM); ${save}` };
  if (start.startsWith('fffe') || start.startsWith('feff') || bytes.includes(0))
    return { line: 1, message: `die Datei ist in UTF-16 gespeichert; ${save}` };
  if (!isUtf8(bytes)) return { line: brokenLine(bytes), message: brokenText };
  const text = bytes.toString('utf8');
  if (/\r(?!\n)/.test(text) && !text.includes('\n')) return { line: 1, message: macLines };
  if (text.trim() === '') return { line: 1, message: 'die Datei ist leer' };
  return mergeConflict(text) ?? garbledText(text);
}

const brokenText = `die Datei ist nicht in UTF-8 gespeichert (vermutlich Windows-1252), Umlaute sind unlesbar; ${save}`;

/** The first line with a byte that is not valid UTF-8. */
function brokenLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

/** "ä" that was read as Windows-1252 and saved as UTF-8, and the character for one that is lost. */
const garbled = /\S*(?:\ufffd|Ã[\u0080-\u00bf„–—œŸžš]|Â[\u00a0-\u00bf]|â€.|â‚¬)\S*/;

/** Letters that were lost before the file was saved: the encoding is right by now, the words are not. */
function garbledText(text: string): SourceProblem | undefined {
  const lines = text.split(/\r?\n/);
  const line = lines.findIndex((each) => garbled.test(each)) + 1;
  if (line === 0) return undefined;
  const [word = ''] = garbled.exec(lines[line - 1] ?? '') ?? [];
  return {
    line,
    message: `„${word.slice(0, 40)}“: hier sind Umlaute oder andere Zeichen beim Speichern zerstört worden; bitte die ganze Datei durchsehen und neu schreiben`,
  };
}

function mergeConflict(text: string): SourceProblem | undefined {
  const lines = text.split(/\r?\n/);
  const begin = lines.findIndex((line) => line.startsWith('<<<<<<< '));
  const end = lines.findIndex((line) => line.startsWith('>>>>>>> '));
  if (begin < 0 || end < 0) return undefined;
  return {
    line: begin + 1,
    message: `Merge-Konflikt: in den Zeilen ${begin + 1} bis ${end + 1} stehen zwei Fassungen; behalten Sie eine und löschen Sie die Zeilen mit <<<<<<<, ======= und >>>>>>>`,
  };
}
