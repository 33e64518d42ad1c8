/** A placeholder of a guided conversation: its name, and whether the note of the chosen option is meant. */
export const placeholder = /\{([a-z][a-z0-9-]*)(?:\.(note))?\}/g;

/** A part of a text that falls away where a placeholder in it has no value. */
export const optionalPart = /\[([^\]]*)\]/g;
