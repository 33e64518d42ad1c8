import { readStored, writeStored } from './storage';

/** Kept for the visit: what a visitor has said about the own business at the clock. */
const tradeKey = 'trade';
const hoursKey = 'hours';

/** Opening hours as addresses carry them, and in words. */
type OwnHours = { text: string; said: string };

/** Value of the industry. */
export const ownTrade = (): string | undefined => readStored('sessionStorage', tradeKey);
export const keepTrade = (trade: string | undefined): void =>
  writeStored('sessionStorage', tradeKey, trade);

export function ownHours(): OwnHours | undefined {
  const [, text, said] = /^(\S+) (.+)$/.exec(readStored('sessionStorage', hoursKey) ?? '') ?? [];
  return text === undefined || said === undefined ? undefined : { text, said };
}
export const keepHours = (hours: OwnHours | undefined): void =>
  writeStored('sessionStorage', hoursKey, hours && `${hours.text} ${hours.said}`);
