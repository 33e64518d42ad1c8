/**
 * Where an example can be taken over by the visitor, as an id and as part of an address.
 * @param begin the button that the conversation begins with
 */
export const conversationAnchor = (assistant: string, begin?: string): string =>
  ['gespraech', assistant, begin].filter((part) => part !== undefined).join('/');
