import { formatDate } from '../../lib/format';
import { isOver } from '../../lib/training-date';
import { readContent } from '../read/read-content';
import type { Problem } from './problems';

/**
 * What an editor should look at and what stops no build: dates that have passed.
 * @param root the repository's folder
 */
export async function contentRemarks(root: string, now = new Date()): Promise<Problem[]> {
  const { dataFiles, sources } = await readContent(root);
  const date = sources.trainings?.firstDate.iso;
  if (date === undefined || !isOver(date, now)) return [];
  const file = 'content/data/trainings.yaml';
  const line = dataFiles.find((found) => found.file === file)?.lineOf(['firstDate', 'iso']);
  const message = `der ${formatDate(date)} ist vorbei; die Seite bietet an, den nächsten Termin anzufragen`;
  return [{ file, line, field: 'firstDate.iso', message }];
}
