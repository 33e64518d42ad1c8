import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import { qrCode } from './qr-code';
import type { demoPicker } from './schema';

/** Draws the QR code of each demo business, in a file: inside the page, four weigh too much. */
export function deriveDemoPicker(
  { businesses, ...section }: SectionInput<typeof demoPicker>,
  tools: BuildTools,
) {
  const demos = businesses.map((demo) => {
    const { size, path } = qrCode(demo.chat);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
    return { ...demo, qr: tools.publish(svg) };
  });
  return { ...section, demos };
}
