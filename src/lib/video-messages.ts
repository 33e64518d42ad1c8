/** Texts of the video player. A file of their own: every page carries those of the banner. */
export const videoMessages = {
  video: 'Video',
  play: 'Video abspielen',
  beforePlay: (platform: string) =>
    `Beim Abspielen verbindet sich Ihr Browser mit ${platform}. Dabei erfährt der Anbieter Ihre IP-Adresse.`,
  watch: (platform: string) => `Lieber auf ${platform} ansehen`,
};
