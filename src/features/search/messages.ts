/** What the search says while it works. */
export const searchWords = {
  found: (count: number, words: string) =>
    count === 1 ? `1 Seite zu „${words}“` : `${count} Seiten zu „${words}“`,
  none: (words: string) => `Zu „${words}“ steht auf keiner Seite etwas.`,
  searching: 'Wird gesucht …',
  failed: 'Die Suche lässt sich gerade nicht laden. Unten stehen alle Seiten.',
};
