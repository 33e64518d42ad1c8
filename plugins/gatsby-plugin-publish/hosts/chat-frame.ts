import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chatFramePath } from '../../../src/config/chat-frame';

/** Makes the agent skip its greeting, and offers to enlarge it. */
const options = '?skipWelcome=1&amp;maximizable=1';

/**
 * Writes the document in which the chat agent lives; its policy is in deploy/policy.ts.
 * @param agent address of the agent's script; without one there is no document
 */
export function writeChatFrame(publicDir: string, agent: string | undefined): void {
  const file = join(publicDir, `${chatFramePath}.html`);
  if (agent === undefined) {
    rmSync(file, { force: true });
    return;
  }
  const address = new URL(agent).href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  writeFileSync(
    file,
    `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>KI-Chat</title></head>
<body><script src="${address}${options}" async></script></body>
</html>
`,
  );
}
