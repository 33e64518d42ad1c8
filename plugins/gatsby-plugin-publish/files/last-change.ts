import type { SectionKind } from '../../../src/sections/catalogue';
import type { History } from '../history';
import type { Published } from '../published';
import { collectionFiles } from '../../gatsby-source-content';

const data = (name: string): string => `content/data/${name}.yaml`;

/** Data files a section shows in addition to its page's file. */
const filesOfKind: Partial<Record<SectionKind, readonly string[]>> = {
  packages: [collectionFiles.packages, collectionFiles['feature-lists']],
  'booking-plans': [data('booking-plans')],
  calculator: [
    data('booking-plans'),
    data('industries'),
    collectionFiles.packages,
  ],
  'video-packages': [data('video-packages'), collectionFiles.products],
  'training-offers': [data('trainings')],
  testimonials: [collectionFiles.testimonials],
  'demo-picker': [data('demo-businesses')],
  'demo-videos': [data('demo-videos')],
};

/** The content files a page is made of; none for lists, which change with their posts. */
function filesOf(page: Published): readonly string[] {
  if (page.type === 'post' || page.type === 'legal') return [page.file];
  if (page.type === 'code') return [];
  const own = `content/pages${page.route === '/' ? '/index' : page.route}.yaml`;
  return [own, ...page.sections.flatMap(({ kind }) => filesOfKind[kind] ?? [])];
}

/** When something that a page shows was changed last; nothing when the history does not say. */
export function lastChange(page: Published, history: History | undefined): string | undefined {
  const dates = filesOf(page).flatMap((file) => history?.changedOn(file) ?? []);
  return dates.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}
