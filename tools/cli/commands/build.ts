// `npm run build`: the site with the real environment. Without a variable it says what is switched
// off.
import { realEnvironment } from '../environment';
import { build } from '../../build/gatsby';
import { main } from '../main';
import { runInherited } from '../programs';

void main(() => build(realEnvironment, runInherited));
