/** What to call a page in a list: the first part of its title. */
export const pageName = (title: string): string => title.split(/ [|–] /)[0] ?? '';
