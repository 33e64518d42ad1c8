import { chatFramePath } from '../../src/config/chat-frame';
import { escaped } from './built-page';

/** Where the document lies in which the chat agent lives; its policy is in deploy/policy.ts. */
export const chatFrameFile = `${chatFramePath}.html`;

/**
 * That document.
 * @param agent address of the agent's script: it skips its greeting, and offers to enlarge it
 */
export const chatFrame = (agent: string): string => `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>KI-Chat</title></head>
<body><script src="${escaped(new URL(agent).href)}?skipWelcome=1&amp;maximizable=1" async></script></body>
</html>
`;
