import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { placeOf, type Problem, problemWords } from '../../plugins/gatsby-source-content';

/** A message as the browser shows it: the words of the check, and the place as a link. */
export type Message = { place: string; href: string; text: string };

/** The messages of the check, with links that open VS Code at the line. */
export const messagesOf = (root: string, problems: readonly Problem[]): Message[] =>
  problems.map((problem) => {
    const { pathname } = pathToFileURL(resolve(root, problem.file));
    const href = `vscode://file${pathname}${problem.line === undefined ? '' : `:${problem.line}`}`;
    return { place: placeOf(problem), href, text: problemWords(problem) };
  });
