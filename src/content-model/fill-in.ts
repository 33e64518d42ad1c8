/** Puts numbers into a text that names them in braces: "{minutes} Minuten". */
export const fillIn = (text: string, numbers: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(numbers[name] ?? all));

/** A price per message or minute with its sign, never with fewer than two decimals: "0,045 €". */
export function rateText(euros: number): string {
  const [, decimals = ''] = String(euros).split('.');
  return `${euros.toFixed(Math.max(2, decimals.length)).replace('.', ',')}\u00a0€`;
}
