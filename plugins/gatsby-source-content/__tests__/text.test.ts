import { mdxOptions, nodesOf } from '../read/mdx-options';
import { readBody } from '../read/text';

/** Targets that a page gets, after the rule for links. */
async function targetsOf(body: string): Promise<unknown[]> {
  const { compile } = await import('@mdx-js/mdx');
  const targets: unknown[] = [];
  const collect = () => (tree: Parameters<typeof nodesOf>[0]) => {
    for (const { tagName, properties } of nodesOf(tree))
      if (tagName === 'a') targets.push(properties?.['href']);
  };
  await compile(body, { ...mdxOptions, rehypePlugins: [...mdxOptions.rehypePlugins, collect] });
  return targets;
}

test('A06 the rule for links empties a target that is not allowed, and keeps the others', async () => {
  const text = '[x](java&#x0A;script:x) [x](xmpp:a@b.at) [x](#ende)';
  expect(await targetsOf(text)).toEqual(['', 'xmpp:a@b.at', '#ende']);
});

test('a text knows its headings, anchors and components, and is read anew when it has changed', async () => {
  const { text, problems } = await readBody(
    'index.mdx',
    '---\ntitle: x\n---\n\n## Über uns\n\n<Preis paket="home.pro" />\n\n### Am 24. Dezember\n\n`24. Dezember`\n',
  );
  expect(problems).toEqual([]);
  expect(text.headings).toEqual([{ id: 'über-uns', text: 'Über uns' }]);
  expect(text.anchors).toEqual(['über-uns', 'am-24-dezember']);
  // Only what is read keeps together.
  expect(text.words).toMatch(/Am 24\.\u00a0Dezember\s+24\. Dezember/);
  expect(text.components).toEqual([{ name: 'Preis', value: 'home.pro', line: 7 }]);
  expect((await readBody('index.mdx', 'Neu.')).text.words).toBe('Neu.');
});
