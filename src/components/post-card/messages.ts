/** @param minutes how long a post takes to read, with its unit: "5 min" */
export const readingTimeText = (minutes: string): string => `${minutes} Lesezeit`;

/** @param date when a post was looked through last, in words */
export const updatedText = (date: string): string => `durchgesehen am ${date}`;

/** Before the day on which a post has appeared. */
export const published = 'Erschienen am';
