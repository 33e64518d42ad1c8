import { internalPath } from '../../../src/content-model/primitives';
import { slugOf } from '../../../src/content-model/slug-of';
import { routeOfPage, routeOfText } from '../../../plugins/gatsby-source-content/read/routes';
import { always, fc } from '../../support/property';

const segment = fc
  .stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,2}$/)
  .filter((word) => word !== 'index');
const route = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);

test(
  'any title makes the name of an address, and of that name the same',
  always([fc.string({ unit: 'binary', maxLength: 60 })], (title) => {
    const slug = slugOf(title);
    expect(slugOf(slug)).toBe(slug);
    expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    expect(internalPath.safeParse(`/${slug}`).success).toBe(true);
  }),
);

test('a name says what its title says', () => {
  expect(slugOf('Über uns & Graz (Kopie)')).toBe('ueber-uns-und-graz-kopie');
});

test(
  'a page, a post and a legal text have the address of their file, on any system',
  always([route, segment, fc.constantFrom('/', '\\')], (path, name, slash) => {
    expect(routeOfPage('index.yaml')).toBe('/');
    expect(routeOfPage(`${path.slice(1)}.yaml`)).toBe(path);
    expect(routeOfPage(`${path.slice(1)}/index.yaml`)).toBe(path);
    const file = (place: string) => `C:/site/content/${place}`.replaceAll('/', slash);
    expect(routeOfText(file(`blog/${name}/index.mdx`))).toBe(`/blog/${name}`);
    expect(routeOfText(file(`legal/${name}.mdx`))).toBe(`/${name}`);
  }),
);
