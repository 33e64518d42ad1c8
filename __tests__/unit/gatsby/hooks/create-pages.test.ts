/** @jest-environment node */
import { foundInContent } from '../../../../src/gatsby/hooks/check-beside';
import { checkContent } from '../../../../src/gatsby/check/check-content';
import { createPages } from '../../../../src/gatsby/hooks/create-pages';
import { waitForFindings } from '../../../../src/gatsby/hooks/tell-findings';
import { contentOf } from '../../../support/content';
import { contentTree } from '../../../support/content-tree';

// In a process of its own it would look at the content of the repository.
jest.mock('../../../../src/gatsby/hooks/check-beside');
jest.mocked(foundInContent).mockImplementation(() => checkContent(process.cwd()));

const fail = () => {
  throw new Error('There is no hook.');
};
/** A data layer without pages. */
const emptyLayer = async () => ({
  data: {
    allLandingPage: { nodes: [] },
    legal: { nodes: [] },
    posts: { nodes: [] },
    named: { data: contentOf('categories') },
  },
});

/**
 * Creates the pages of some content.
 * @returns what was said about it when that was done, and when webpack was done as well
 */
async function create(
  changes: Record<string, string>,
  graphql: () => object = emptyLayer,
  texts = 0,
) {
  jest.spyOn(process, 'cwd').mockReturnValue(contentTree(changes));
  const panicOnBuild = jest.fn<undefined, [string]>();
  const said = () => panicOnBuild.mock.calls.map(([text]) => text);
  const reporter = { panicOnBuild, warn: () => undefined };
  const getNodesByType = () => ({ length: texts });
  const actions = { createPage: () => undefined };
  const args: unknown = { actions, getNodesByType, graphql, reporter };
  let failure: unknown;
  try {
    await Reflect.apply(createPages ?? fail, undefined, [args]);
  } catch (error) {
    failure = error;
  }
  const early = said();
  const waits: (() => Promise<void>)[] = [];
  waitForFindings.apply({
    hooks: { afterEmit: { tapPromise: (_name, wait) => waits.push(wait) } },
  });
  for (const wait of waits) await wait();
  return { early, said: said(), failure };
}

const broken = { 'pages/neu.yaml': 'seo:\n  title: [offen\n' };
const named = [expect.stringContaining('content/pages/neu.yaml:')];

describe('in the preview', () => {
  test('broken content is told before there are pages', async () => {
    expect((await create(broken)).early).toEqual(named);
  });

  test('of content without faults nothing is told', async () => {
    expect(await create({})).toEqual({ early: [], said: [], failure: undefined });
  });
});

describe('in a build', () => {
  beforeEach(() => (process.env['gatsby_executing_command'] = 'build'));
  afterEach(() => Reflect.deleteProperty(process.env, 'gatsby_executing_command'));

  test('B05 broken content stops it, and the file is named; webpack does not wait for that', async () => {
    const { early, said } = await create(broken);
    expect(early).toEqual([]);
    expect(said).toEqual(named);
  });

  test('with very many texts, webpack begins after the check', async () => {
    expect((await create(broken, emptyLayer, 10_000)).early).toEqual(named);
  });

  test('where broken content makes creating pages fail, it is told first', async () => {
    const failure = new Error('No such field.');
    const graphql = () => {
      throw failure;
    };
    expect(await create(broken, graphql)).toMatchObject({ early: named, failure });
  });

  test('content without faults does not stop it', async () => {
    expect(await create({})).toEqual({ early: [], said: [], failure: undefined });
  });
});
