/** Opens the list of what an offer includes, on phones. */
export const featuresLabel = (count: number): string => `${count} Leistungen ansehen`;

/** Names the switch between offers, on phones. */
export const chooseOffer = 'Welches Paket?';
