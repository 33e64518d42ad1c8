import type { ComponentType } from 'react';

/** Stands in for the registry of compiled texts. */
const texts: Record<string, ComponentType> = { post: () => 'Der Text des Beitrags.' };
export default texts;
