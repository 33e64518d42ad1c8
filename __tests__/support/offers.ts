import { readFileSync } from 'node:fs';
import { TextEncoder } from 'node:util';
import { parse } from 'yaml';
import { type DataName, type DataOf, dataSchemas } from '../../src/content-model/data';
import type { Section } from '../../src/content-model/resolved';
import { section } from '../../src/content-model/sections';
import type { Dependencies } from '../../src/gatsby/resolve/dependencies';
import { readProducts } from '../../src/gatsby/read/payable-products';
import { resolveSection } from '../../src/gatsby/resolve/resolve-section';

// jsdom has no TextEncoder, and the QR library asks for one.
Object.assign(globalThis, { TextEncoder });

async function entity<N extends DataName>(name: N): Promise<DataOf<N>> {
  const parsed: unknown = parse(readFileSync(`content/data/${name}.yaml`, 'utf8'));
  const found: { [K in DataName]?: DataOf<K> } = { [name]: dataSchemas[name].parse(parsed) };
  const data = found[name];
  if (data === undefined) throw new Error(`no ${name}`);
  return data;
}

function unused(): never {
  throw new Error('offers need no pictures and no posts');
}

/** The site's own content/data and products; offers are checked against what is really sold. */
export const offerDependencies: Dependencies = {
  data: entity,
  products: async () => readProducts(process.cwd()).data,
  fileUrl: async (file) => `/static/${file}`,
  picture: unused,
  latestPosts: unused,
};

/**
 * A section as its component receives it, from what an editor writes.
 * @param fields everything but its kind and the words of its head
 */
export async function resolved<K extends Section['kind']>(
  kind: K,
  fields: object,
  deps: Dependencies = offerDependencies,
): Promise<Extract<Section, { kind: K }>> {
  const found = await resolveSection(section.parse({ kind, ...fields }), deps);
  if (!isKind(found, kind)) throw new Error(`${found.kind} is no ${kind}`);
  return found;
}

function isKind<K extends Section['kind']>(
  found: Section,
  kind: K,
): found is Extract<Section, { kind: K }> {
  return found.kind === kind;
}

/** The words every section head needs. */
export const head = { label: 'Angebot', heading: 'Was es kostet' };

/** Where a section stands on its page; it only turns the small dial. */
export const position = { index: 1, total: 4 };
