/** Texts of the demo videos; the style sheet marks what is no film yet as a placeholder. */
export const demoVideoMessages = { toCome: 'Film' };
