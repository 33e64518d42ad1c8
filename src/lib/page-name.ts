/** What to call a page in a list: the first part of its title. */
export const pageName = (title: string): string => title.split(/ [|–] /)[0] ?? '';

/** The address of a section of a page. */
export const placeOf = (route: string, anchor: string | undefined): string =>
  anchor === undefined ? route : `${route}#${anchor}`;
