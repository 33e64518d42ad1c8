/** Texts of the demo videos. */
export const demoVideoMessages = { toCome: 'Film folgt' };
