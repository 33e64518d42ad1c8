import { formatDate } from '../../../../src/content-model/calendar';
import { isOver } from '../../../../src/lib/training-date';
import { viennaTime } from '../../../../src/lib/vienna-time';
import type { Content } from '../../read/read-content';
import { whyUnpublished } from '../../read/publishing';
import type { Problem } from '../../read/problems';

/** Posts that no visitor sees yet. */
export function unpublished({ posts }: Content, now: Date): Problem[] {
  return posts.flatMap(({ file, data, lineOf }) => {
    const message = whyUnpublished(data, now);
    const field = data.draft === true ? 'draft' : 'date';
    return message === undefined ? [] : [{ file, line: lineOf([field]), field, message }];
  });
}

/** Posts that were looked through before they appeared, or that will be one day. */
export function strangeUpdates({ posts }: Content, now: Date): Problem[] {
  return posts.flatMap(({ file, data: { date, updated }, lineOf }) => {
    const at = (message: string) => [
      { file, line: lineOf(['updated']), field: 'updated', message },
    ];
    if (updated === undefined) return [];
    if (updated < date)
      return at(
        `der ${formatDate(updated)} liegt vor „date“, dem ${formatDate(date)}; stimmen beide Tage?`,
      );
    const today = viennaTime(now).date;
    // Who plans a post may plan its state with it.
    return updated > today && updated > date
      ? at(
          `der ${formatDate(updated)} liegt in der Zukunft; hier steht, wann zuletzt geprüft wurde`,
        )
      : [];
  });
}

/** Dates in the past: the page already says so to visitors, this remark says it to editors. */
export function passedDates({ dataFiles, sources }: Content, now: Date): Problem[] {
  const { firstDate, furtherDates = [] } = sources.trainings ?? {};
  const date = firstDate?.iso;
  if (
    date === undefined ||
    [date, ...furtherDates.map(({ iso }) => iso)].some((day) => !isOver(day, now))
  )
    return [];
  const file = 'content/data/trainings.yaml';
  const line = dataFiles.find((found) => found.file === file)?.lineOf(['firstDate', 'date']);
  const message = `der ${formatDate(date)} ist vorbei; die Seite bietet an, den nächsten Termin anzufragen`;
  return [{ file, line, field: 'firstDate.date', message }];
}
