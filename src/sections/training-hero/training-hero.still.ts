import { FactList } from '../../components/fact-list/fact-list';
import { buildOnly } from '../../lib/build-only';

export const Facts = buildOnly(FactList);
