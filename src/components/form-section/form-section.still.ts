import { CheckList } from '../check-list/check-list';
import { buildOnly } from '../../lib/build-only';

export const Promises = buildOnly(CheckList);
