/** A form that has arrived, and its number. */
type Sent = { fields: FormData; number: string };

/** In memory only, so that a visitor who goes on to book need not type everything again. */
let kept: Sent | undefined;

export const rememberSent = (sent: Sent): void => void (kept = sent);
export const lastSent = (): Sent | undefined => kept;
