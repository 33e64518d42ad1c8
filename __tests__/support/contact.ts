import type { Site } from '../../src/content-model/data';

/** The owner's contact data as a form receives it. */
export const contact: Site['contact'] = {
  email: 'hallo@uhrturm-ki.example',
  phone: '+43 316 00 00 00',
  phoneHref: 'tel:+43316000000',
  phoneHours: { days: 'Mo–Fr', from: '09:00', to: '17:00' },
};
