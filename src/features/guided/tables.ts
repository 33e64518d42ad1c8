import type { GuidedTask } from '../../content-model/guided';
import { type State, fieldWith } from './state';

/** The smallest free table of a seating plan where all can sit, at the place that was chosen. */
export function tableOf(task: GuidedTask | undefined, values: State['values']) {
  if (task?.sheet.type !== 'seating') return undefined;
  const [name = ''] = fieldWith(task, 'number') ?? [];
  const persons = values[name];
  if (typeof persons !== 'number') return undefined;
  const chosen = Object.values(values);
  return task.sheet.tables
    .filter(({ state, seats }) => state === 'free' && seats >= persons)
    .filter(({ place }) => place === undefined || chosen.includes(place))
    .sort((a, b) => a.seats - b.seats)[0];
}
