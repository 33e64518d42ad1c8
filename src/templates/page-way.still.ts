import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { buildOnly } from '../lib/build-only';

export const Way = buildOnly(Breadcrumbs);
