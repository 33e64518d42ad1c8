/** Opens the conversation of a moment. */
export const showExample = 'Gespräch ansehen und selbst ausprobieren';
