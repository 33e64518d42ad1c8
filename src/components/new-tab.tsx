const words = 'öffnet in neuem Tab';

/**
 * Tells screen readers that a link leaves this tab.
 * @param about what it is about, for links with the same words
 */
export function NewTab({ about }: { about?: string | undefined }) {
  return <span className="visually-hidden">{about ? ` (${about}, ${words})` : ` (${words})`}</span>;
}
