import { site } from './addresses';

/** The storage of a first visit. */
export const noStorage = { cookies: [], origins: [] };

/** That of a visitor who has already answered the cookie banner, with which a test begins. */
export const answeredStorage = {
  cookies: [],
  origins: [{ origin: site, localStorage: [{ name: 'cookieConsent', value: 'false' }] }],
};
