import { allowedInstead, didYouMean } from '../../../src/content-model/messages/nearest';
import { slugOf } from '../../../src/content-model/slug-of';

/** Folders of content/ whose files become pages, data or pictures. */
export const contentFolders = ['pages', 'blog', 'legal', 'data', 'images'] as const;

/** All of them, and the words of the spelling check. */
const folders: readonly string[] = [...contentFolders, 'dialogues'];
const files = ['woerterbuch.txt'];

/**
 * Why something in content/ itself is not read.
 * @param name of a folder, or of a file
 */
export function reasonAgainstTop(name: string, isFolder: boolean): string | undefined {
  if ((isFolder ? folders : files).includes(name)) return undefined;
  if (isFolder) return `diesen Ordner verwendet niemand${allowedInstead(name, folders)}`;
  const meant = didYouMean(name, files);
  if (meant !== '') return `diese Datei verwendet niemand${meant}`;
  if (isText.test(name))
    return `diese Datei verwendet niemand; ein Beitrag ist ein Ordner: content/blog/${slugOf(name.replace(/\.[^.]*$/, ''))}/index.mdx`;
  return `diese Datei verwendet niemand; sie gehört in einen der Ordner ${folders.join(', ')}`;
}

export const isText = /\.(mdx?|markdown|txt)$/i;

/**
 * Why a file below content/dialogues is not read.
 * @param name its path there
 */
export function reasonAgainstDialogue(name: string): string | undefined {
  const [, folder, base = ''] = /^(?:(.*)\/)?(.*)$/.exec(name) ?? [];
  if (folder !== undefined)
    return 'diese Datei verwendet niemand; Gespräche liegen in content/dialogues';
  if (/^[a-z0-9-]+\.yaml$/.test(base)) return undefined;
  const better = `${slugOf(base.replace(/\.[^ ]*$/, ''))}.yaml`;
  return base.endsWith('.yaml')
    ? `der Name eines Gesprächs hat nur Kleinbuchstaben, Ziffern und Bindestriche; benennen Sie um in ${better}, oder löschen Sie die Datei`
    : `diese Datei verwendet niemand; hier enden Dateien auf .yaml, etwa ${better}`;
}
