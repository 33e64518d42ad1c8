import { z } from 'zod';
import { plainText } from '../primitives';

/** Other ways to ask a question of the site, which no page shows. */
export const asked = z
  .array(plainText)
  .default([])
  .describe('Wie Besucher das sonst noch fragen; steht nirgends, hilft nur beim Finden');
