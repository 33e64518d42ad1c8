import { missingFiles, missingPictures } from './check-files';
import type { ContentStore } from '../read/read-content';
import { thirdPartyIds } from '../../content-model/data';
import { linksIn } from './links-in';
import type { Problem } from './problems';
import { productsFile, readProducts } from '../read/payable-products';
import { codePages } from '../read/routes';

/**
 * Checks what a single file cannot know: links, pictures, films, products and references between files, and duplicate routes.
 * @param root the repository's folder
 */
export function checkReferences(root: string, store: ContentStore): Problem[] {
  const routes = allRoutes(store);
  const known = new Set(routes.map(({ route }) => route));
  return [
    ...duplicateRoutes(routes),
    ...brokenLinks(store, known),
    ...missingEntities(store),
    ...missingProducts(root, store),
    ...unnamedServices(store),
    ...missingFiles(root, store),
    ...missingPictures(root, store),
  ];
}

/** Every route with the file it comes from. */
export function allRoutes(store: ContentStore): { route: string; file: string }[] {
  return [
    ...store.pages,
    ...store.posts,
    ...store.legal,
    { route: codePages.blog, file: 'src/gatsby/read/routes.ts' },
  ].map(({ route, file }) => ({ route, file }));
}

function duplicateRoutes(routes: { route: string; file: string }[]): Problem[] {
  return routes.flatMap(({ route, file }, index) => {
    const first = routes.findIndex((other) => other.route === route);
    return first === index
      ? []
      : [{ file, field: '', message: `die Adresse ${route} hat schon ${routes[first]?.file}` }];
  });
}

function brokenLinks(store: ContentStore, known: Set<string>): Problem[] {
  const sources = [
    ...store.pages.map(({ file, route, data }) => ({ file, route, links: linksIn(data) })),
    ...[...store.posts, ...store.legal].map(({ file, route, text }) => ({
      file,
      route,
      links: linksIn(text.html),
    })),
    ...Object.entries(store.data).map(([name, data]) => ({
      file: `content/data/${name}.yaml`,
      route: '/',
      links: linksIn(data),
    })),
  ];
  return sources.flatMap(({ file, route, links }) =>
    links
      .filter(({ target }) => isBroken(target, route, known))
      .map(({ field, target }) => ({
        file,
        field,
        message: `der Link ${target} führt zu keiner Seite`,
      })),
  );
}

/** Whether a link of this site leads nowhere, read as a browser would on the page it stands on. */
function isBroken(target: string, route: string, known: Set<string>): boolean {
  if (target === '' || /^[a-z][a-z0-9+.-]*:/i.test(target)) return false;
  const page = new URL(route, 'https://diese.website');
  const { host, pathname } = new URL(target, page);
  return host !== page.host || !known.has(pathname);
}

function missingEntities(store: ContentStore): Problem[] {
  const { assistants, packages, testimonials } = store.data;
  const names = {
    assistants: (assistants ?? []).map(({ id }) => id),
    testimonials: (testimonials ?? []).map(({ id }) => id),
    packages: Object.keys(packages ?? {}),
    features: Object.keys(store.data['feature-lists'] ?? {}),
  };
  const check = (file: string, field: string, ids: string[], allowed: string[]): Problem[] =>
    ids
      .filter((id) => !allowed.includes(id))
      .map((id) => ({
        file,
        field,
        message: `„${id}“ gibt es nicht; erlaubt: ${allowed.join(', ')}`,
      }));
  return store.pages.flatMap(({ file, data }) =>
    data.sections.flatMap((section, index) => {
      const field = (name: string) => `sections[${index}].${name}`;
      const avatars = [...JSON.stringify(section).matchAll(/"avatar":"([^"]*)"/g)].map(
        (match) => match[1] ?? '',
      );
      const found = check(file, field('avatar'), avatars, names.assistants);
      if (section.kind === 'team')
        found.push(...check(file, field('assistants'), section.assistants, names.assistants));
      if (section.kind === 'portrait-hero')
        found.push(...check(file, field('assistant'), [section.assistant], names.assistants));
      if (section.kind === 'testimonials')
        found.push(...check(file, field('testimonials'), section.testimonials, names.testimonials));
      if (section.kind === 'packages') {
        found.push(...check(file, field('packages'), [section.packages], names.packages));
        found.push(
          ...check(
            file,
            field('features'),
            section.features ? [section.features] : [],
            names.features,
          ),
        );
      }
      if (section.kind === 'clock-hero')
        found.push(...check(file, field('priceOf'), [section.priceOf], names.packages));
      return found;
    }),
  );
}

/** What is wrong with the products that can be paid online, and video packages that name none of them. */
function missingProducts(root: string, store: ContentStore): Problem[] {
  const { data, problems } = readProducts(root);
  if (problems.length > 0) return problems;
  const allowed = Object.keys(data);
  return (store.data['video-packages'] ?? []).flatMap(({ product }, index) =>
    allowed.includes(product)
      ? []
      : [
          {
            file: 'content/data/video-packages.yaml',
            field: `[${index}].product`,
            message: `„${product}“ steht nicht in ${productsFile}; erlaubt: ${allowed.join(', ')}`,
          },
        ],
  );
}

/** Services the privacy policy has forgotten: it would say nothing of them even while the site uses them. */
function unnamedServices(store: ContentStore): Problem[] {
  return store.legal
    .filter(({ route }) => route === '/datenschutz')
    .flatMap(({ file, text }) =>
      thirdPartyIds
        .filter((id) => !text.services.includes(id))
        .map((id) => ({ file, field: '', message: `es fehlt <Dienst name="${id}" />` })),
    );
}
