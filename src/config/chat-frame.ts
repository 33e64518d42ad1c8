/** Address of the document in which the chat agent lives, apart from all pages. */
export const chatFramePath = '/chat-agent';
