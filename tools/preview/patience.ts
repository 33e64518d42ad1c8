import { setTimeout as pause } from 'node:timers/promises';
import { hasCode } from '../loopback';

/** What other programs and systems do to files, in words for editors, by the code of the error. */
const reasons: Readonly<Record<string, string>> = {
  EBUSY: 'ein anderes Programm hält sie gerade offen',
  EPERM: 'das System erlaubt es gerade nicht (Virenschutz, OneDrive, WSL)',
  EACCES: 'die Rechte dafür fehlen',
  ELOOP: 'eine Verknüpfung führt im Kreis',
  EMFILE: 'es sind zu viele Dateien offen',
  EIO: 'das Laufwerk antwortet nicht',
  ENOSPC: 'der Platz reicht nicht (Laufwerk voll, oder zu viele beobachtete Dateien)',
  EROFS: 'das Laufwerk ist schreibgeschützt',
};

/**
 * Retries until it succeeds. A file that is unreadable for the moment is reported once; a deleted one is
 * the next change.
 */
export async function patiently(
  look: () => Promise<void>,
  say: (line: string) => void,
  waitMs = 2000,
): Promise<void> {
  let said = '';
  for (;;) {
    try {
      await look();
      return;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return;
      const reason = Object.keys(reasons).find((code) => hasCode(error, code));
      if (reason === undefined) throw error;
      const file = error instanceof Error && 'path' in error ? String(error.path) : 'eine Datei';
      const line = `\n${file} lässt sich nicht lesen: ${reasons[reason]}. Die Vorschau versucht es wieder.`;
      if (line !== said) say(line);
      said = line;
      await pause(waitMs);
    }
  }
}
