import { phone } from '../../open';
import { forcedColours } from './forced-colours';
import { keyboard } from './keyboard';
import { motion } from './motion';
import { unfolded } from './unfolded';

/** What axe cannot see, or only when a page has been worked with. */
export const controlRounds = [
  {
    size: { width: 1440, height: 900 },
    checks: { motion, keyboard, forcedColours },
  },
  { size: phone, checks: { keyboard, unfolded } },
];
