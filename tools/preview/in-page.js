// Runs in every page of `npm run dev`, beside the website: shows what the check says of the
// content, and opens a new page in the tab that waits for it.
{
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error('This is no module.');

  const style = `
    aside { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 45vh; overflow: auto;
      padding: 12px 20px 14px; background: #8c1d18; color: #fff; font: 15px/1.45 system-ui, sans-serif;
      box-shadow: 0 -4px 24px #0005; }

    strong { display: block; }
    ul { margin: 6px 0 0; padding: 0; list-style: none; }
    li { margin-top: 6px; max-width: 110ch; overflow-wrap: anywhere; }
    a { color: #ffd9a0; font-family: ui-monospace, monospace; font-size: 13px; }
    a:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
    code { font-family: ui-monospace, monospace; font-size: 13px; }
    section { position: fixed; inset: 0; z-index: 2147483646; display: grid; place-content: center; gap: 12px;
      padding: 24px; background: #f4f1ea; color: #0e1a15; font: 17px/1.5 system-ui, sans-serif; }
    section[hidden] { display: none; }
    h1 { margin: 0; font-size: 28px; line-height: 1.2; }
    p { margin: 0; max-width: 60ch; overflow-wrap: anywhere; }
  `;

  // Beside the page's own style, which a release has too: above a draft, as wide as its text.
  const note = new CSSStyleSheet();
  note.replaceSync(`
    [data-preview-note] { margin: 0; padding: 10px max(var(--pad), 50% - 600px); background: var(--gold);
      color: var(--ink); font-size: var(--size-compact); }
    [data-preview-note] strong { margin-right: 0.75em; }
  `);
  document.adoptedStyleSheets.push(note);

  /**
   * @param {string} name @param {Record<string, string>} attributes
   * @param {readonly (string | Node)[]} children
   */
  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  const host = element('div', { id: 'vorschau' });
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${style}</style>
    <section hidden>
      <h1>Diese Seite gibt es noch nicht</h1>
      <p>Sobald sie angelegt ist, erscheint sie hier von selbst.</p>
      <p>Anlegen: <code></code></p>
    </section>
    <div role="status"></div>`;
  const missing = root.querySelector('section');
  const command = root.querySelector('code');
  const bar = root.querySelector('div');
  if (!missing || !command || !bar) throw new Error('This is no template.');
  // React may draw the whole document anew.
  const keep = () => host.isConnected || document.documentElement.append(host);

  /** @param {{ isOld: boolean, messages: { place: string, href: string, text: string }[] }} news */
  const show = ({ isOld, messages }) => {
    if (messages.length === 0) return bar.replaceChildren();
    const count = messages.length === 1 ? 'Ein Fehler' : `${messages.length} Fehler`;
    const lines = messages.map(({ place, href, text }) =>
      element('li', {}, element('a', { href }, place), ` ${text}`),
    );
    const title = `${isOld ? 'Vorschau ist alt: ' : ''}${count} in den Inhalten`;
    bar.replaceChildren(
      element('aside', {}, element('strong', {}, title), element('ul', {}, ...lines)),
    );
  };

  let shown = '';
  const ended = () => {
    keep();
    shown = '';
    const title = 'Vorschau ist alt: npm run dev läuft nicht mehr';
    bar.replaceChildren(element('aside', {}, element('strong', {}, title)));
  };

  /** Whether Gatsby knows the page of this tab. */
  const isThere = async () => {
    const path = location.pathname.replace(/\/$/, '') || '/index';
    const answer = await fetch(`/page-data${path}/page-data.json`, { cache: 'no-store' });
    return answer.ok;
  };

  /** Whether Gatsby shows that it does not know the page. It keeps to that when the page is made. */
  const isMissed = () =>
    document.querySelector('h1')?.textContent === 'Gatsby.js development 404 page';

  let waiting = false;
  const waitForPage = async () => {
    if (waiting || (!isMissed() && (await isThere().catch(() => true)))) return;
    waiting = true;
    keep();
    const name = decodeURI(location.pathname);
    command.textContent = name.startsWith('/blog/')
      ? 'npm run post:new -- "Titel"'
      : `npm run page:new -- ${name} --von /trial`;
    missing.hidden = false;
    for (let tries = 1; !(await isThere().catch(() => false)); tries += 1) {
      // Gatsby forgets a page that is made while it writes others. Asked for after 5 s, 10 s, 20 s …
      if (tries > 15 && Number.isInteger(Math.log2(tries)))
        void fetch('/__refresh', { method: 'POST' });
      await new Promise((go) => setTimeout(go, 300));
    }
    location.reload();
  };

  const source = new EventSource(new URL('/', script.src));
  source.onmessage = ({ data }) => {
    keep();
    // What has not changed is not read out again.
    if (data !== shown) show(JSON.parse(data));
    shown = data;
    // When the file of this page is gone, Gatsby needs a moment to forget the page.
    for (const ms of [0, 1000, 3000, 9000]) setTimeout(waitForPage, ms);
  };
  source.onerror = ended;
  void waitForPage();
  // Gatsby may have asked for a page just before it was made; and links lead to pages as well.
  setInterval(() => isMissed() && void waitForPage(), 300);
}
