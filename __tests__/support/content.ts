import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type DataName, dataSchemas } from '../../src/content-model/data';
import type { SourceName, Sources } from '../../src/content-model/resolved';
import { readPayableProducts } from '../../src/gatsby/read/payable-products';

function readData<S extends z.ZodType>(name: DataName, schema: S): z.output<S> {
  return schema.parse(parse(readFileSync(`content/data/${name}.yaml`, 'utf8')));
}

const readers: { [N in SourceName]: () => Sources[N] } = {
  site: () => readData('site', dataSchemas.site),
  navigation: () => readData('navigation', dataSchemas.navigation),
  assistants: () => readData('assistants', dataSchemas.assistants),
  packages: () => readData('packages', dataSchemas.packages),
  'feature-lists': () => readData('feature-lists', dataSchemas['feature-lists']),
  testimonials: () => readData('testimonials', dataSchemas.testimonials),
  industries: () => readData('industries', dataSchemas.industries),
  'third-parties': () => readData('third-parties', dataSchemas['third-parties']),
  blog: () => readData('blog', dataSchemas.blog),
  'not-found': () => readData('not-found', dataSchemas['not-found']),
  'voice-prices': () => readData('voice-prices', dataSchemas['voice-prices']),
  'demo-businesses': () => readData('demo-businesses', dataSchemas['demo-businesses']),
  'booking-plans': () => readData('booking-plans', dataSchemas['booking-plans']),
  'video-packages': () => readData('video-packages', dataSchemas['video-packages']),
  'demo-videos': () => readData('demo-videos', dataSchemas['demo-videos']),
  trainings: () => readData('trainings', dataSchemas.trainings),
  products: () => readPayableProducts(process.cwd()).data,
};

/** The site's own facts, validated: tests take prices, names and texts from here. */
export function contentOf<N extends SourceName>(name: N): Sources[N] {
  return readers[name]();
}
