/** A form that has arrived, and its number. */
type Sent = { fields: FormData; number: string };

/** Kept for as long as the page is open, nowhere else: who goes on to book types nothing twice. */
let kept: Sent | undefined;

export const rememberSent = (sent: Sent): void => void (kept = sent);
export const lastSent = (): Sent | undefined => kept;
