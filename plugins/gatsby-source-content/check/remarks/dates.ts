import { formatDate } from '../../../../src/content-model/calendar';
import { isOver } from '../../../../src/lib/training-date';
import { viennaTime } from '../../../../src/lib/vienna-time';
import type { Content } from '../../read/read-content';
import { whyUnpublished } from '../../read/publishing';
import type { Problem } from '../../read/problems';
import { problemAt } from '../found';

/** Posts that no visitor sees yet. */
export function unpublished({ posts }: Content, now: Date): Problem[] {
  return posts.flatMap(({ data, ...file }) =>
    problemAt(file, [data.draft === true ? 'draft' : 'date'], whyUnpublished(data, now)),
  );
}

/** Posts that were looked through before they appeared, or that will be one day. */
export function strangeUpdates({ posts }: Content, now: Date): Problem[] {
  return posts.flatMap(({ data: { date, updated }, ...file }) => {
    if (updated === undefined) return [];
    const day = formatDate(updated);
    const early = `der ${day} liegt vor „date“, dem ${formatDate(date)}; stimmen beide Tage?`;
    const late = `der ${day} liegt in der Zukunft; hier steht, wann zuletzt geprüft wurde`;
    if (updated < date) return problemAt(file, ['updated'], early);
    // A scheduled post may carry the same future day.
    const isLate = updated > viennaTime(now).date && updated > date;
    return isLate ? problemAt(file, ['updated'], late) : [];
  });
}

/** Dates in the past: the page already says so to visitors, this remark says it to editors. */
export function passedDates({ dataFiles, sources }: Content, now: Date): Problem[] {
  const { firstDate, furtherDates = [] } = sources.trainings ?? {};
  if (!firstDate || [firstDate, ...furtherDates].some(({ iso }) => !isOver(iso, now))) return [];
  const message = `der ${formatDate(firstDate.iso)} ist vorbei; die Seite bietet an, den nächsten Termin anzufragen`;
  return dataFiles
    .filter(({ file }) => file === 'content/data/trainings.yaml')
    .flatMap((file) => problemAt(file, ['firstDate', 'date'], message));
}
