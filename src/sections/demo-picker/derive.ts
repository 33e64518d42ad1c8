import type { SectionInput } from '../../content-model/build-tools';
import { qrCode } from './qr-code';
import type { demoPicker } from './schema';

/** Draws the QR code of each demo business. */
export function deriveDemoPicker({ businesses, ...section }: SectionInput<typeof demoPicker>) {
  return { ...section, demos: businesses.map((demo) => ({ ...demo, qr: qrCode(demo.chat) })) };
}
