import { freePort } from '../../support/free-port';
import { messageOf, openChannel } from '../../../tools/preview/server';

const problem = { file: 'content/a.yaml', line: 1, field: '', message: 'fehlt' };
const news = { isOld: true, messages: [messageOf('.', problem)] };

/** What a page hears until it has heard something. */
async function hear(origin: string): Promise<string> {
  const { body } = await fetch(origin);
  const chunk = await body?.getReader().read();
  return new TextDecoder().decode(chunk?.value);
}

test('a page that opens later hears the last messages, and may ask from another port', async () => {
  const port = await freePort();
  const channel = await openChannel(port);
  const origin = `http://localhost:${port}`;
  channel.tell({ isOld: false, problems: [] });
  channel.tell({ isOld: true, problems: [problem] });
  expect(await hear(origin)).toContain(`data: ${JSON.stringify(news)}\n\n`);
  const script = await fetch(`${origin}/preview.js`);
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(script.headers.get('access-control-allow-origin')).toBe('*');
  await channel.close();
});
