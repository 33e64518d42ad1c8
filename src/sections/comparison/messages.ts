/** Heads the column of situations that are compared. */
export const topicColumn = 'Situation';
