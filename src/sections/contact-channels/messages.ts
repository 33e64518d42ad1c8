/** When mail and chat are there. */
export const always = '24/7';
