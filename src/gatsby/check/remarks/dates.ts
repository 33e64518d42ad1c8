import { formatDate } from '../../../content-model/calendar';
import { isOver } from '../../../lib/training-date';
import type { Content } from '../../read/read-content';
import { whyUnpublished } from '../../read/publishing';
import type { Problem } from '../problems';

/** Posts that no visitor sees yet. */
export function unpublished({ posts }: Content, now: Date): Problem[] {
  return posts.flatMap(({ file, data, lineOf }) => {
    const message = whyUnpublished(data, now);
    const field = data.draft === true ? 'draft' : 'date';
    return message === undefined ? [] : [{ file, line: lineOf([field]), field, message }];
  });
}

/** Dates that have passed: the page says so by itself, and somebody should know. */
export function passedDates({ dataFiles, sources }: Content, now: Date): Problem[] {
  const date = sources.trainings?.firstDate.iso;
  if (date === undefined || !isOver(date, now)) return [];
  const file = 'content/data/trainings.yaml';
  const line = dataFiles.find((found) => found.file === file)?.lineOf(['firstDate', 'date']);
  const message = `der ${formatDate(date)} ist vorbei; die Seite bietet an, den nächsten Termin anzufragen`;
  return [{ file, line, field: 'firstDate.date', message }];
}
