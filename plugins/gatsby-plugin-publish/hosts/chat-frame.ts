import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chatFramePath } from '../../../src/config/chat-frame';
import { escaped } from '../escaped';

/** Makes the agent skip its greeting, and offers to enlarge it. */
const options = '?skipWelcome=1&amp;maximizable=1';

/**
 * Writes the document in which the chat agent lives; its policy is in deploy/policy.ts.
 * @param agent address of the agent's script
 */
export function writeChatFrame(publicDir: string, agent: string): void {
  const address = escaped(new URL(agent).href);
  writeFileSync(
    join(publicDir, `${chatFramePath}.html`),
    `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>KI-Chat</title></head>
<body><script src="${address}${options}" async></script></body>
</html>
`,
  );
}
