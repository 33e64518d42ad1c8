import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { coverPicture } from '../../../../__tests__/support/content-tree';
import { type Mistake, front, legalSource, pageSource, postSource, text } from './sources';

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);
const picture = (name: string) => readFileSync(resolve('__tests__/support/pictures', name));
/** As it comes out of a copy that was interrupted. */
const cut = (whole: Buffer) => whole.subarray(0, Math.floor(whole.length / 2));
const post = postSource('Text. '.repeat(200));
const other = pageSource()
  .replace('Werkstatt Kern', 'Die Halle')
  .replace('Ein Beispielbetrieb', 'Ein Betrieb');

/** Files with wrong names, in wrong places, missing or broken. */
export const fileMistakes: Mistake[] = [
  ['fname-upper', { 'pages/Team.yaml': other }],
  ['fname-umlaut', { 'pages/über-uns.yaml': other }],
  ['fname-umlaut-nfd', { ['pages/über-uns.yaml'.normalize('NFD')]: other }],
  ['fname-space', { 'pages/was nun.yaml': other }],
  ['fname-question', { 'pages/was-nun?.yaml': other }],
  ['fname-hash', { 'pages/c#-hilfe.yaml': other }],
  ['fname-percent', { 'pages/100%.yaml': other }],
  ['fname-copy', { 'pages/kontakt (Kopie).yaml': other }],
  ['fname-yml', { 'pages/team.yml': other }],
  ['fname-yaml-txt', { 'pages/team.yaml.txt': other }],
  ['fname-txt', { 'pages/notiz.txt': 'x' }],
  ['ds-store is ignored', { 'pages/.DS_Store': 'x', 'blog/Thumbs.db': 'x' }],
  ['slug-404', { 'pages/404.yaml': other }],
  ['slug-blog', { 'pages/blog.yaml': other }],
  ['page-reserved-static', { 'pages/static.yaml': other }],
  ['slug-dup-page', { 'pages/trial/index.yaml': other }],
  ['slug-dup-post', { 'pages/blog/pult.yaml': other }],
  ['slug-dup-legal', { 'pages/impressum.yaml': other }],
  ['post-flat-file', { 'blog/Mein Beitrag.mdx': post }],
  ['post-index-md', { 'blog/neu/index.md': post, 'blog/neu/cover.png': coverPicture }],
  ['post-other-name', { 'blog/neu/beitrag.mdx': post, 'blog/neu/cover.png': coverPicture }],
  [
    'post-folder-upper-space',
    { 'blog/Mein Beitrag/index.mdx': post, 'blog/Mein Beitrag/cover.png': coverPicture },
  ],
  [
    'post-folder-umlaut',
    { 'blog/über-uns/index.mdx': post, 'blog/über-uns/cover.png': coverPicture },
  ],
  ['post-folder-without-index', { 'blog/neu/cover.png': coverPicture }],
  ['post-subfolder', { 'blog/pult/bilder/a.png': coverPicture }],
  ['post-word-file', { 'blog/pult/text.docx': 'x' }],
  ['stray-text', { 'notizen.md': 'Servus' }],
  ['stray-data', { 'data.yaml': 'a: 1' }],
  ['stray-dictionary', { 'Wörterbuch.txt': 'Zirngast' }],
  ['stray-folder', { 'entwuerfe/a.md': 'Servus', 'entwuerfe/b.md': 'Servus' }],
  ['folder-capital', { 'Blog/weg/index.mdx': post }],
  ['blog-picture-outside', { 'blog/foto.heic': heic }],
  ['top-litter is ignored', { '.DS_Store': 'x', 'leer/.DS_Store': 'x', 'woerterbuch.txt': 'x' }],
  ['legal-yaml', { 'legal/agb.yaml': legalSource('Text') }],
  ['data-file-extra', { 'data/testimonial.yaml': '[]\n' }],
  ['data-file-missing', { 'data/people.yaml': undefined }],
  ['delete-success', { 'pages/success.yaml': undefined }],
  ['delete-auth-callback', { 'pages/auth/callback.yaml': undefined }],
  ['delete-trial', { 'pages/trial.yaml': undefined }],
  ['delete-impressum', { 'legal/impressum.mdx': undefined }],
  ['delete-all-posts', { 'blog/pult/index.mdx': undefined, 'blog/pult/cover.png': undefined }],
  ['cover-missing', { 'blog/pult/cover.png': undefined }],
  ['cover-field-missing', front('cover: ./cover.png\n', '')],
  ['cover-misspelt', front('./cover.png', './covr.png')],
  ['cover-capital', front('./cover.png', './Cover.PNG')],
  ['cover-without-dot', front('./cover.png', 'cover.png')],
  ['cover-gif', front('./cover.png', './cover.gif')],
  ['cover-heic', front('./cover.png', './cover.heic')],
  ['cover-heic-renamed-png', { 'blog/pult/cover.png': heic }],
  ['cover-empty-file', { 'blog/pult/cover.png': '' }],
  ['cover-tiny', { 'blog/pult/cover.png': picture('tiny.png') }],
  ['cover-jpg-as-png', { 'blog/pult/cover.png': picture('wide.jpg') }],
  ['cover-pdf-as-png', { 'blog/pult/cover.png': '%PDF-1.7 x' }],
  ['cover-cut', { 'blog/pult/cover.png': cut(coverPicture) }],
  [
    'cover-with-more-behind-it is read',
    { 'blog/pult/cover.png': Buffer.concat([coverPicture, Buffer.alloc(999, 7)]) },
  ],
  ['cover-no-picture', { 'blog/pult/cover.png': 'kein Bild' }],
  [
    'cover-jpg is read',
    {
      ...front('./cover.png', './cover.jpg'),
      'blog/pult/cover.jpg': picture('wide.jpg'),
      'blog/pult/cover.png': undefined,
    },
  ],
  ['cover-huge', { 'blog/pult/cover.png': picture('huge.png') }],
  [
    'portrait-missing',
    { 'images/portraits/luigi.svg': undefined, 'images/portraits/luigii.svg': '<svg/>' },
  ],
  ['portrait-empty', { 'images/portraits/luigi.svg': '' }],
  ['portrait-no-drawing', { 'images/portraits/luigi.svg': '<html>Servus</html>' }],
  ['portrait-cut', { 'images/portraits/luigi.svg': '<svg viewBox="0 0 9 9"><path d="M0' }],
  ['image-heic', { 'images/foto.heic': heic }],
  ['image-broken', { 'images/foto.jpg': 'x' }],
  ['img-missing', text('![Ein Büro am Morgen](/blog/buro.jpg)')],
  ['img-space-in-path', text('![Ein Büro am Morgen](./Büro am Morgen.jpg)')],
  ['img-beside-missing', text('![Ein Büro am Morgen](./covr.png)')],
  [
    'img-beside-empty',
    { ...text('![Ein Büro am Morgen](./buero.jpg)'), 'blog/pult/buero.jpg': '' },
  ],
  [
    'img-beside-heic',
    { ...text('![Ein Büro am Morgen](./buero.jpg)'), 'blog/pult/buero.jpg': heic },
  ],
  [
    'img-beside-cut',
    {
      ...text('![Ein Büro am Morgen](./buero.jpg)'),
      'blog/pult/buero.jpg': cut(picture('wide.jpg')),
    },
  ],
  ['img-beside-heic-name', text('![Ein Büro am Morgen](./buero.heic)')],
  [
    'img-beside-small',
    { ...text('![Ein Büro am Morgen](./buero.png)'), 'blog/pult/buero.png': picture('tiny.png') },
  ],
  [
    'img-beside-huge',
    { ...text('![Ein Büro am Morgen](./buero.png)'), 'blog/pult/buero.png': picture('huge.png') },
  ],
  [
    'img-beside-without-text',
    { ...text('![](./buero.jpg)'), 'blog/pult/buero.jpg': picture('wide.jpg') },
  ],
  ['img-beside-capital', text('![Ein Büro am Morgen](Büro.JPG)')],
  ['img-beside-without-dot', text('![Ein Büro am Morgen](buero.jpg)')],
  ['img-in-other-folder', text('![Ein Büro am Morgen](../anderer/buero.jpg)')],
  [
    'img-capital-in-both',
    { ...text('![Ein Büro am Morgen](./Büro.JPG)'), 'blog/pult/Büro.JPG': picture('wide.jpg') },
  ],
  [
    'img-capital-in-name',
    { ...text('![Ein Büro am Morgen](./buero.jpg)'), 'blog/pult/buero.JPG': picture('wide.jpg') },
  ],
  ['cover-heic-in-both', { ...front('./cover.png', './foto.HEIC'), 'blog/pult/foto.HEIC': heic }],
  ['img-unused', { 'blog/pult/buero.jpg': picture('wide.jpg') }],
  [
    'img-named-below',
    { ...text('![Ein Büro][b]\n\n[b]: ./buero.jpg'), 'blog/pult/buero.jpg': picture('wide.jpg') },
  ],
  [
    'img-other-ending',
    { ...text('![Ein Büro am Morgen](./buero.png)'), 'blog/pult/buero.jpg': picture('wide.jpg') },
  ],
  [
    'img-static-longer-name',
    {
      ...text('![Ein Büro am Morgen](/plan/pickerl.png)'),
      '../static/plan/pickerl-fristen.png': coverPicture,
    },
  ],
  [
    'img-static-other-folder',
    { ...text('![Ein Büro am Morgen](/pickerl.png)'), '../static/plan/pickerl.png': coverPicture },
  ],
  ['img-beside-legal', { 'legal/agb.mdx': legalSource('![Ein Büro am Morgen](./buero.jpg)') }],
  [
    'img-beside is read',
    {
      ...text('![Ein Büro am Morgen](./buero.jpg "Um sieben")'),
      'blog/pult/buero.jpg': picture('wide.jpg'),
    },
  ],
  ['img-external', text('![Ein Büro am Morgen](https://picsum.photos/800)')],
  ['img-alt-filename', { ...text('![IMG_1234.jpg](/a.png)'), '../static/a.png': coverPicture }],
  ['img-alt-empty', { ...text('![](/a.png)'), '../static/a.png': coverPicture }],
  [
    'img-huge-in-text',
    { ...text('![Ein Büro](/a.png)'), '../static/a.png': Buffer.alloc(20_971_520, 1) },
  ],
  ['img-heic-in-text', { ...text('![Ein Büro](/a.png)'), '../static/a.png': heic }],
  ['img-pdf-in-text', { ...text('![Ein Büro](/preise.pdf)'), '../static/preise.pdf': '%PDF' }],
  ['link-static-file', { ...text('Siehe [Preise](/preise.pdf).'), '../static/preise.pdf': '%PDF' }],
  ['static-over-blog', { '../static/Blog/a.png': 'x' }],
  [
    'static-over-pages',
    { 'pages/auth/eins.yaml': other, '../static/auth/a.png': 'x', '../static/trial.html': 'x' },
  ],
  ['static-over-built-files', { '../static/suche/a.png': 'x', '../static/_redirects': 'x' }],
  [
    'lines-of-an-old-mac',
    { 'blog/pult/index.mdx': String(text('Text')['blog/pult/index.mdx']).replaceAll('\n', '\r') },
  ],
  ['page-named-like-static', { 'pages/video.yaml': other, '../static/video/a.mp4': 'x' }],
  [
    'cover-webp is read',
    {
      ...front('./cover.png', './cover.webp'),
      'blog/pult/cover.webp': picture('wide.webp'),
      'blog/pult/cover.png': undefined,
    },
  ],
  ['page-not-linked is read', { 'pages/die-halle.yaml': other }],
  ['page-robots is read', { 'pages/robots.yaml': other }],
];
