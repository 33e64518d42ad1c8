/** Opens the conversation of a moment on phones; the first one is open. */
export const showExample = 'Beispiel ansehen';
