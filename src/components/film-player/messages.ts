export const filmWords = { play: 'Film abspielen', pause: 'Film anhalten' };
