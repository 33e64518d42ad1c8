import { Helmet } from 'react-helmet';
import { buildOnly } from '../lib/build-only';

export const Head = buildOnly(Helmet);
