import { Answering as Words } from '../../components/person/answering';
import { buildOnly } from '../../lib/build-only';

export const Answering = buildOnly(Words);
