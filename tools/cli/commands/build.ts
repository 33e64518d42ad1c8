// `npm run build`: the site with the real environment. Without a variable it says what is switched
// off.
import { realEnvironment } from '../environment';
import { Failure } from '../failure';
import { build } from '../../build/gatsby';
import { envFileProblems } from '../../go-live/env-files';
import { main } from '../main';
import { runInherited } from '../programs';
import { problemLines } from '../../../plugins/gatsby-source-content';

void main(() => {
  const unreadable = envFileProblems('.');
  if (unreadable.length > 0) throw new Failure(problemLines(unreadable).join('\n'));
  return build(realEnvironment, runInherited);
});
