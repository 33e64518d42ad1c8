/**
 * @typedef {object} Message
 * @property {'guest' | 'sam'} who
 * @property {[number, number]} [type] from when to when somebody writes it, in seconds
 * @property {number} at when it is there, in seconds
 * @property {string} time the clock time it carries
 * @property {string} text
 */

/** @type {Message[]} */
const messages = [
  {
    who: 'sam',
    at: -1,
    time: '15:10',
    text: 'Willkommen im Murblick, Herr Brandl! Ich bin Sam, der digitale Concierge. Was Sie brauchen, schreiben Sie einfach mir.',
  },
  { who: 'guest', at: -1, time: '15:12', text: 'Danke! Gibt es WLAN am Zimmer?' },
  {
    who: 'sam',
    at: -1,
    time: '15:12',
    text: 'Ja, im ganzen Haus. Das Passwort steht auf Ihrer Zimmerkarte.',
  },
  {
    who: 'guest',
    type: [0.5, 2.1],
    at: 2.3,
    time: '18:51',
    text: 'Haben Sie heute noch einen Tisch?',
  },
  {
    who: 'sam',
    type: [2.7, 3.5],
    at: 3.5,
    time: '18:51',
    text: 'Guten Abend, Herr Brandl! Für zwei Personen wäre im Restaurant frei:',
  },
  { who: 'guest', at: 5.1, time: '18:52', text: '20:15' },
  {
    who: 'sam',
    type: [5.4, 6.3],
    at: 6.3,
    time: '18:52',
    text: 'Reserviert, am Fenster zur Mur. Bis elf ist auch die Sauna warm. Soll ich Ihnen ab 21:30 zwei Plätze freihalten?',
  },
  { who: 'guest', type: [7.4, 8.3], at: 8.5, time: '18:53', text: 'Ja bitte, gern!' },
  {
    who: 'sam',
    type: [8.9, 9.6],
    at: 9.6,
    time: '18:53',
    text: 'Ist eingetragen. Bademäntel liegen um 21:00 im Zimmer.',
  },
];

/** Times to tap below the fifth message; `tap` is when the guest chooses. */
const offer = { below: 4, at: 3.7, tap: 4.9, times: ['19:30', '20:15', '21:00'], chosen: '20:15' };

/** @param {string} id */
function part(id) {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`#${id} fehlt in chat.html`);
  return element;
}
const thread = part('thread');
const field = part('field');

/** @type {{ element: HTMLElement, from: number, to: number }[]} what the thread shows, and when */
const items = [];

/**
 * @param {string} className
 * @param {number} from
 * @param {number} [to]
 */
function add(className, from, to = Infinity) {
  const element = document.createElement('li');
  element.className = className;
  thread.append(element);
  items.push({ element, from, to });
  return element;
}

messages.forEach(({ who, type, at, time, text }, index) => {
  if (who === 'sam' && type) add('dots', ...type).innerHTML = '<i></i><i></i><i></i>';
  const stamp = document.createElement('small');
  stamp.textContent = time;
  add(who, at).append(text, stamp);
  if (index === offer.below)
    add('options', offer.at).innerHTML = offer.times.map((option) => `<b>${option}</b>`).join('');
});

/**
 * How far a message has come in, 0 to 1.
 * @param {number} since seconds since it began
 */
const arrived = (since) => 1 - (1 - Math.min(1, since / 0.28)) ** 3;

/** @param {number} now */
function drawThread(now) {
  let rise = 0;
  for (const { element, from, to } of items) {
    element.hidden = now < from || now >= to;
    if (element.hidden) continue;
    const share = arrived(now - from);
    element.style.opacity = String(share);
    // What comes new pushes the thread up; a message takes the place of its own dots.
    if (!items.some((other) => other.to === from))
      rise += (element.offsetHeight + 14) * (1 - share);
    element.querySelectorAll('i').forEach((dot, index) => {
      dot.style.opacity = String(0.35 + 0.65 * Math.max(0, Math.sin((now - from) * 7 - index)));
    });
    for (const option of element.querySelectorAll('b'))
      option.className = now >= offer.tap && option.textContent === offer.chosen ? 'chosen' : '';
  }
  thread.style.transform = `translateY(${rise}px)`;
}

/**
 * What the guest has typed so far.
 * @param {number} now
 */
function typed(now) {
  for (const { who, type, at, text } of messages) {
    if (who !== 'guest' || !type || now < type[0] || now >= at) continue;
    return text.slice(0, Math.ceil((text.length * (now - type[0])) / (type[1] - type[0])));
  }
  return '';
}

/**
 * Draws the film as it looks `now` seconds after its start; concierge-film.ts calls it.
 * @param {number} now
 */
function draw(now) {
  drawThread(now);
  const text = typed(now);
  field.textContent = text || 'Nachricht';
  field.className = text ? '' : 'empty';
  part('send').className = text ? 'on' : '';
  part('clock').textContent = messages.findLast(({ at }) => at >= 0 && now >= at)?.time ?? '18:51';
}

Object.assign(window, { draw });
