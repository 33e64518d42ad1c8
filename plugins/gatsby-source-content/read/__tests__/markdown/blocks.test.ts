import { compileMdx } from '../../markdown/compile-mdx';

const insertions = {
  Video: {
    platform: 'Kinofon',
    videos: { werkstatt: { embed: 'https://kern.example/e/1', watch: 'https://kern.example/w/1' } },
  },
  DemoAufruf: { text: 'Rufen Sie an.', label: 'Ausprobieren', to: '/probe' },
};
const compile = async (source: string) => {
  const { html, problems } = await compileMdx('content/blog/a/index.mdx', source, insertions);
  expect(problems).toEqual([]);
  return html.replaceAll('\n', '');
};

test.each([
  [
    'Hinweis',
    '<Hinweis titel="Achtung">Heiß.</Hinweis>',
    '<p><strong>Achtung</strong></p><p>Heiß.</p>',
  ],
  [
    'Zitat',
    '<Zitat von="Maria">Gut.</Zitat>',
    '<p>Gut.</p></blockquote><figcaption>Maria</figcaption>',
  ],
  ['Kennzahl', '<Kennzahl wert="3">Anrufe</Kennzahl>', '<p><strong>3</strong></p><p>Anrufe</p>'],
])('%s reads the same in one line and in several', async (_name, source, expected) => {
  const html = await compile(source);
  expect(html).toContain(expected);
  expect(await compile(source.replace(/^(<[^>]*>)(.*)(<\/.*)$/, '$1\n\n$2\n\n$3'))).toBe(html);
});

test('a video is a link to its platform, with what a click does, and no frame', async () => {
  const html = await compile('<Video name="werkstatt" titel="Ein Tag" dauer="1:20" />');
  expect(html).toContain('href="https://kern.example/w/1"');
  expect(html).toContain('data-video="https://kern.example/e/1"');
  expect(html).toContain('Kinofon');
  expect(html).not.toContain('<iframe');
});

test('a call for a demo has its own words or those of the website', async () => {
  const button = '<a href="/probe" class="text-button">Ausprobieren</a>';
  expect(await compile('<DemoAufruf />')).toContain(`<p>Rufen Sie an.</p><p>${button}</p>`);
  expect(await compile('<DemoAufruf>Los.</DemoAufruf>')).toContain(`<p>Los.</p><p>${button}</p>`);
});

test('a caption stands below its picture, and what was beside it around', async () => {
  expect(await compile('Davor ![Eine Halle](./halle.jpg "Um sieben") danach.')).toBe(
    '<p>Davor </p><figure class="text-figure"><img src="./halle.jpg" alt="Eine Halle">' +
      '<figcaption>Um sieben</figcaption></figure><p> danach.</p>',
  );
});

test('a table rolls in a frame that the keyboard reaches', async () => {
  expect(await compile('| a | b |\n| --- | --- |\n| 1 | 2 |')).toMatch(
    /^<div class="text-table" role="region" aria-label="Tabelle" tabindex="0"><table>.*<\/table><\/div>$/,
  );
});

test('a task says in words whether it is done', async () => {
  const html = await compile('- [x] bestellt\n- [ ] geliefert');
  expect(html).toMatch(/erledigt:.*bestellt.*offen:.*geliefert/);
  expect(html).not.toContain('<input');
});
