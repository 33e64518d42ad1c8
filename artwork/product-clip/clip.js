/** @typedef {{ from: number, to: number, text: string }} Line */

/** @type {Line[]} */
let lines = [];

/** @param {Line[]} script what is said, and when; product-clip.ts calls it */
function speak(script) {
  lines = script;
}

/** @param {string} id */
function part(id) {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`#${id} fehlt in clip.html`);
  return element;
}

const slats = Array.from(
  { length: 9 },
  (_, index) =>
    `<path fill="${index < 4 ? '#e9b44c' : '#c8963a'}" d="M${-94 + index * 21} 180h15v190h-15z"/>`,
);
part('slats').innerHTML = slats.join('');

/**
 * From 0 to 1 between two moments, gently.
 * @param {number} now
 * @param {number} from
 * @param {number} to
 */
function ease(now, from, to) {
  const share = Math.min(1, Math.max(0, (now - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/**
 * How wide the mouth is open: by the letter that is being spoken, closed between the lines.
 * @param {number} now
 */
function opening(now) {
  const line = lines.find(({ from, to }) => now >= from + 0.2 && now < to - 0.5);
  if (line === undefined) return 0;
  const place = ((now - line.from - 0.2) / (line.to - line.from - 0.7)) * line.text.length;
  /** @param {number} index */
  const width = (index) => {
    const letter = line.text[index]?.toLowerCase() ?? ' ';
    if ('aäáeo'.includes(letter)) return 1;
    if ('iöuü'.includes(letter)) return 0.6;
    return ' .,!bmp'.includes(letter) ? 0.05 : 0.3;
  };
  const index = Math.floor(place);
  const between = place - index;
  return width(index) * (1 - between) + width(index + 1) * between;
}

/** @param {number} now */
function drawAvatar(now) {
  const open = opening(now);
  const half = 26 + 6 * open;
  part('mouth').setAttribute(
    'd',
    `M${-half} 288Q0 ${292 - 4 * open} ${half} 288Q0 ${300 + 34 * open} ${-half} 288z`,
  );
  const blink = now % 3.1 > 2.96 || (now > 9 && now < 9.14) ? 0.1 : 1;
  part('eyes').setAttribute('transform', `translate(0 ${220 * (1 - blink)}) scale(1 ${blink})`);
  part('brows').setAttribute('transform', `translate(0 ${-5 * open})`);
  const sway = 1.6 * Math.sin(now * 1.7) + 1.2 * Math.sin(now * 2.9);
  part('head').setAttribute(
    'transform',
    `rotate(${sway} 0 360) translate(0 ${2 * Math.sin(now * 2.3)})`,
  );
  part('body').setAttribute('transform', `translate(0 ${1.5 * Math.sin(now * 1.4)})`);
}

/** @param {number} now */
function drawPress(now) {
  const [, second, third, fourth] = lines.map(({ from }) => from);
  const pressing = ease(now, (second ?? 0) + 1, (third ?? 0) - 0.2);
  part('juice').setAttribute('d', `M-18 54h36l2-${40 * pressing}h-40z`);
  const flowing = pressing > 0.02 && pressing < 0.98;
  part('drop').setAttribute('opacity', flowing ? '1' : '0');
  part('drop').setAttribute('transform', `translate(0 ${((now * 1.9) % 1) * 26})`);
  const water = part('water');
  water.setAttribute('opacity', flowing ? '1' : '0');
  water.setAttribute('stroke-dasharray', '10 26');
  water.setAttribute('stroke-dashoffset', String(now * 90));
  // The basket comes off, is rinsed, and goes back.
  const lift =
    ease(now, (third ?? 0) + 0.4, (third ?? 0) + 1.3) - ease(now, (fourth ?? 0) - 0.7, fourth ?? 0);
  part('basket').setAttribute(
    'transform',
    `translate(${30 * lift} ${-50 * lift}) rotate(${8 * lift} 0 270)`,
  );
  part('hose').setAttribute('opacity', String(1 - lift));
}

/** @param {number} now */
function drawSigns(now) {
  for (const sign of document.querySelectorAll('#signs > g')) {
    if (!(sign instanceof SVGElement)) continue;
    const line = lines[Number(sign.dataset.line)];
    const shown = line
      ? ease(now, line.from + 0.3, line.from + 0.8) - ease(now, line.to - 0.4, line.to)
      : 0;
    sign.setAttribute('opacity', String(shown));
    sign.setAttribute('transform', `translate(${40 * (1 - shown)} 0)`);
  }
}

/**
 * Draws the clip as it looks `now` seconds after its start; film.ts calls it.
 * @param {number} now
 */
function draw(now) {
  drawAvatar(now);
  drawPress(now);
  drawSigns(now);
}

Object.assign(window, { draw, speak });
