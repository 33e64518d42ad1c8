/**
 * Who speaks when, as a call goes on: a cover draws back from the drawn turns of both, as slowly as
 * they are said.
 * @param ms how long the talk takes
 * @returns the covers, and what moves them
 */
export function coverVoices(talk: Element, ms: number): [SVGElement[], Animation[]] {
  const covers = [...talk.querySelectorAll('[aria-hidden] svg[preserveAspectRatio]')].map((svg) => {
    const cover = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const box = { x: '0', y: '-6', width: '240', height: '12', fill: 'var(--ink)' };
    for (const [name, value] of Object.entries(box)) cover.setAttribute(name, value);
    svg.append(cover);
    return cover;
  });
  const moving = covers.map((cover) => {
    const origin = { transformOrigin: '240px 0' };
    return cover.animate(
      [
        { ...origin, transform: 'none' },
        { ...origin, transform: 'scaleX(0)' },
      ],
      { delay: 300, duration: ms, fill: 'both' },
    );
  });
  return [covers, moving];
}
