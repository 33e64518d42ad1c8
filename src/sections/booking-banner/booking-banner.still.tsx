import { Answering } from '../../components/person/answering';
import { buildOnly } from '../../lib/build-only';

export const Human = buildOnly(Answering);
