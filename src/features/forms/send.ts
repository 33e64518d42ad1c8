/** All that a form needs to be sent: loaded when somebody begins to fill it in. */
export { loadEmailJs } from '../../lib/emailjs';
export { countWrong, deliver } from './counted';
export { tell } from './tell';
export { showTrail } from './trail';
export { withNotes } from './with-notes';
