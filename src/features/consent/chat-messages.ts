/** Texts of the chat agent's frame; only posts carry them. */
export const chatMessages = { title: 'KI-Chat' };
