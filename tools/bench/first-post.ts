import { readdirSync } from 'node:fs';

/** Folder of a post of the site, any: its address is the editors' to change. */
export const [firstPost = ''] = readdirSync('content/blog').sort();
