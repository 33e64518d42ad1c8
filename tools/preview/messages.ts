import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Problem, problemLines } from '../../plugins/gatsby-source-content';

/** A message as the browser shows it: the words of the check, and the place as a link. */
export type Message = { place: string; href: string; text: string };

/** The messages of the check, with links that open VS Code at the line. */
export function messagesOf(root: string, problems: readonly Problem[]): Message[] {
  return problems.flatMap((problem) => {
    const { file, line } = problem;
    const place = line === undefined ? file : `${file}:${line}`;
    // A problem that is reported with another one has no separate line.
    const [words] = problemLines([problem]);
    const text = words?.slice(words.indexOf(place) + place.length).replace(/^[,:] /, '') ?? '';
    return [{ place, href: editorAddress(resolve(root, file), line), text }];
  });
}

function editorAddress(path: string, line: number | undefined): string {
  const { pathname } = pathToFileURL(path);
  return `vscode://file${pathname}${line === undefined ? '' : `:${line}`}`;
}
