import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dataSchemas } from '../../../src/content-model/data';
import { heicAdvice } from '../../../src/content-model/messages/heic';
import { allowedInstead, didYouMean } from '../../../src/content-model/messages/nearest';
import { slugOf } from '../../../src/content-model/slug-of';
import { filesBelow, leadsUpwards } from './build-time-code';

/** Folders of content/ whose files become pages, data or pictures. */
const contentFolders = ['pages', 'blog', 'legal', 'data', 'images'] as const;

/** All of them, and the words of the spelling check. */
const folders: readonly string[] = [...contentFolders, 'guided'];
const files = ['woerterbuch.txt'];

type Folder = (typeof contentFolders)[number];

/** A file below content/ that nothing would read, with why. */
type Refused = { file: string; message: string };
type Reason = (name: string) => string | undefined;

/** Every file below content/ by its folder, sorted, with the names relative to it. */
export type ContentFiles = Record<Folder, string[]> & { refused: Refused[] };

/** Pictures the website can show, with a valid file name. */
export const isPicture = /\.(png|jpe?g|webp|avif|svg)$/;
/** Formats of phone cameras that it cannot show. */
export const isHeic = /\.hei[cf]$/i;
const isText = /\.(mdx?|markdown|txt)$/i;
const endings = '.png, .jpg, .webp, .avif oder .svg, klein geschrieben';
const isOurs = (segment: string): boolean => /^[a-z0-9]+(?:-+[a-z0-9]+)*$/.test(segment);

/** Lists content/: a file is either read or refused, none is left over. */
export function contentFiles(root: string): ContentFiles {
  const found: ContentFiles = { pages: [], blog: [], legal: [], data: [], images: [], refused: [] };
  for (const folder of contentFolders) {
    const path = `content/${folder}`;
    const names = filesIn(join(root, path));
    const reason = reasonsAgainst[folder];
    found[folder] = names.filter((name) => reason(name) === undefined);
    found.refused.push(...refusedIn(path, names, reason));
    // A missing picture is reported with its page, missing posts below.
    if (!existsSync(join(root, path)) && folder !== 'images' && folder !== 'blog')
      found.refused.push({ file: path, message: 'dieser Ordner fehlt' });
  }
  found.refused.push(...foldersWithoutPost(found));
  if (
    found.blog.length === 0 &&
    !found.refused.some(({ file }) => file.startsWith('content/blog/'))
  )
    found.refused.push({ file: 'content/blog', message: noPosts });
  found.refused.push(...strayFiles(root));
  return found;
}

/** The files below a path that nothing reads. */
const refusedIn = (path: string, names: readonly string[], reason: Reason): Refused[] =>
  names.flatMap((name) => {
    const message = reason(name);
    return message === undefined ? [] : [{ file: `${path}/${name}`, message }];
  });

/** Files beside the known folders, and among the conversations, that nothing reads. */
function strayFiles(root: string): Refused[] {
  const top = join(root, 'content');
  if (!existsSync(top)) return [];
  const isFolder = (name: string): boolean => statSync(join(top, name)).isDirectory();
  const links = deadLinks(top);
  const names = readdirSync(top)
    .filter((name) => !isLitter(name) && !links.includes(name))
    .filter((name) => !isFolder(name) || filesIn(join(top, name)).length > 0);
  return [
    ...refusedIn('content', links.sort(), () => linkAdvice),
    ...refusedIn('content', names.sort(), (name) => reasonAgainstTop(name, isFolder(name))),
    ...refusedIn('content/guided', filesIn(join(top, 'guided')), reasonAgainstGuided),
  ];
}

const linkAdvice = 'diese Verknüpfung führt nirgends hin oder im Kreis; löschen Sie sie';
const noPosts =
  'hier liegt kein Beitrag mehr; der Blog braucht mindestens einen (npm run post:new -- "Titel")';

/** Junk files of operating systems and editors. */
const isLitter = (name: string): boolean =>
  /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)$/i.test(name);

/** All files below a folder, sorted, without the junk of operating systems and editors. */
const filesIn = (path: string): string[] =>
  filesBelow(path, '.')
    .map((name) => name.slice(2))
    .filter((name) => !isLitter(name))
    .sort();

/** Symbolic links below a folder that are broken or circular. */
const deadLinks = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const at = join(path, entry.name);
    if (entry.isSymbolicLink()) return existsSync(at) && !leadsUpwards(at) ? [] : [entry.name];
    return entry.isDirectory() ? deadLinks(at).map((name) => `${entry.name}/${name}`) : [];
  });

/** Why a file of each folder is not read. */
const reasonsAgainst: Readonly<Record<Folder, Reason>> = {
  pages: reasonAgainstPage,
  blog: reasonAgainstPost,
  legal: (name) => (name.endsWith('.mdx') ? reasonAgainstName(name) : wrongEnding('.mdx', name)),
  data: reasonAgainstData,
  images: (name) => {
    if (isPicture.test(name.toLowerCase())) return reasonAgainstName(name);
    return isHeic.test(name) ? heicAdvice : `hier liegen nur Bilder: ${endings}`;
  },
};

function reasonAgainstPage(name: string): string | undefined {
  if (!name.endsWith('.yaml')) return wrongEnding('.yaml', name);
  if (name === '404.yaml')
    return 'die Adresse /404 gehört der Website; ihre Texte stehen in content/data/not-found.yaml';
  return reasonAgainstName(name);
}

function reasonAgainstPost(name: string): string | undefined {
  const [folder = '', file = '', deeper] = name.split('/');
  if (file === '') {
    if (!isText.test(name))
      return 'diese Datei verwendet niemand; Bilder liegen im Ordner ihres Beitrags, neben index.mdx';
    const slug = slugOf(name.replace(/\.[^.]*$/, ''));
    return `ein Beitrag ist ein Ordner; verschieben Sie ihn nach content/blog/${slug}/index.mdx`;
  }
  if (deeper !== undefined)
    return 'ein Beitrag hat keine Unterordner; Bilder liegen neben index.mdx';
  if (isPicture.test(file.toLowerCase())) return reasonAgainstName(file);
  if (isHeic.test(file)) return heicAdvice;
  if (!isText.test(file))
    return `diese Datei verwendet niemand; neben index.mdx liegen nur Bilder: ${endings}`;
  return file === 'index.mdx'
    ? reasonAgainstName(`${folder}.mdx`, `content/blog/${slugOf(folder)}/`)
    : 'diese Datei verwendet niemand; der Text eines Beitrags heißt index.mdx';
}

function reasonAgainstData(name: string): string | undefined {
  const known = Object.keys(dataSchemas);
  if (!name.endsWith('.yaml')) return wrongEnding('.yaml', name);
  const base = name.replace(/\.yaml$/, '');
  return known.includes(base)
    ? undefined
    : `diese Datei kennt das Inhaltsmodell nicht${allowedInstead(base, known)}`;
}

const wrongEnding = (ending: string, name: string): string =>
  `diese Datei verwendet niemand; hier enden Dateien auf ${ending}, etwa ${slugOf(name.replace(/\.[^/]*$/, ''))}${ending}`;

/** File names become addresses: what needs escaping, or differs between systems, is refused. */
function reasonAgainstName(name: string, instead?: string): string | undefined {
  const ending = /\.[^./]*$/.exec(name)?.[0] ?? '';
  const segments = name.slice(0, name.length - ending.length).split('/');
  if (segments.every(isOurs) && ending === ending.toLowerCase()) return undefined;
  const better = instead ?? `${segments.map(slugOf).join('/')}${ending.toLowerCase()}`;
  return `im Namen sind nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche erlaubt; benennen Sie um in ${better}`;
}

function foldersWithoutPost({ blog, refused }: ContentFiles): Refused[] {
  const folderOf = (file: string): string => file.split('/').slice(0, 3).join('/');
  const own = blog.map((name) => `content/blog/${name}`);
  const texts = [...own, ...refused.map(({ file }) => file)].filter((file) => isText.test(file));
  const posts = new Set(texts.map(folderOf));
  const lonely = new Set(own.map(folderOf).filter((folder) => !posts.has(folder)));
  const message = 'in diesem Ordner fehlt der Beitrag, die Datei index.mdx';
  return [...lonely].map((file) => ({ file, message }));
}

/**
 * Why something in content/ itself is not read.
 * @param name of a folder, or of a file
 */
function reasonAgainstTop(name: string, isFolder: boolean): string | undefined {
  if ((isFolder ? folders : files).includes(name)) return undefined;
  if (isFolder) return `diesen Ordner verwendet niemand${allowedInstead(name, folders)}`;
  const meant = didYouMean(name, files);
  if (meant !== '') return `diese Datei verwendet niemand${meant}`;
  if (isText.test(name))
    return `diese Datei verwendet niemand; ein Beitrag ist ein Ordner: content/blog/${slugOf(name.replace(/\.[^.]*$/, ''))}/index.mdx`;
  return `diese Datei verwendet niemand; sie gehört in einen der Ordner ${folders.join(', ')}`;
}

/** Why a file below content/guided is not read. */
function reasonAgainstGuided(name: string): string | undefined {
  if (!name.endsWith('.yaml')) return wrongEnding('.yaml', name);
  return name.includes('/')
    ? 'diese Datei verwendet niemand; Gespräche liegen in content/guided'
    : reasonAgainstName(name);
}
