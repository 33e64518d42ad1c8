import { plainText } from '../primitives';
import { reference } from '../references';

/** Parts every vignette has: header, optional portrait, footer with a tick. */
export const frame = {
  title: plainText,
  subtitle: plainText,
  figure: plainText.optional().describe('Kleine Angabe rechts im Kopf'),
  avatar: reference('portraits')
    .optional()
    .describe('Assistent: id aus content/data/assistants.yaml'),
  footer: plainText.optional().describe('Wer hat es wann erledigt'),
};
