import { textsIn } from './walk';

/**
 * Every link in a piece of content, and the field that holds it: `to` and `path` fields, and `href`s
 * inside rendered HTML.
 * @param content YAML data of any shape, or HTML
 */
export const linksIn = (content: unknown) =>
  textsIn(content).flatMap(({ path, text }) => {
    const key = path.at(-1);
    // A `to` that is no path is something else, such as the end of opening hours.
    if ((key === 'to' || key === 'path') && text.startsWith('/')) return [{ path, target: text }];
    return [...text.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => ({ path, target }));
  });
