/** Id of the place in the footer for the way back to the cookie banner. */
export const settingsPlace = 'cookie-settings';
