import { Hono } from 'hono';

/** What the script puts into the page: a round button that opens a panel, and a style for both. */
const script = `(() => {
  const options = new URL(document.currentScript.src).searchParams;
  const style = document.createElement('style');
  style.textContent = '.chat-agent{position:fixed;right:16px;bottom:16px;z-index:30;padding:14px 18px;border:0;border-radius:24px;background:#1f5c43;color:#fff;font:600 15px system-ui;cursor:pointer}';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'chat-agent';
  button.textContent = 'KI-Chat (Beispiel)';
  button.addEventListener('click', () => {
    button.textContent = options.get('skipWelcome') === '1' ? 'Was möchten Sie wissen?' : 'Willkommen!';
  });
  document.head.append(style);
  document.body.append(button);
})();
`;

/** The chat agent: a script that adds a button to the page, as the real one adds its window. */
export const chatAgentRoutes = new Hono().get('/chat-agent.js', (c) =>
  c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
);
