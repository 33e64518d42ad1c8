/**
 * Diagrams of the blog posts. They are SVG files in the page, so they carry the letters they need
 * of the site's font. Drawn 720 wide with 25-px letters, so that they can still be read on a phone.
 */
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { colour } from '../plugins/gatsby-plugin-publish';

const width = 720;

type Box = { x: number; y: number; width: number; height: number };
type Style = { fill?: string; weight?: number; size?: number; anchor?: 'start' | 'middle' | 'end' };

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One line of words; `y` is its baseline. */
function text(words: string, x: number, y: number, style: Style = {}): string {
  const { fill = colour.ink, weight = 400, size = 25, anchor = 'start' } = style;
  const font = `font-size="${size}" font-weight="${weight}" text-anchor="${anchor}"`;
  return `<text x="${x}" y="${y}" fill="${fill}" ${font}>${escaped(words)}</text>`;
}

const bold = (words: string, x: number, y: number, style: Style = {}): string =>
  text(words, x, y, { weight: 600, ...style });

const rect = ({ x, y, width: w, height }: Box, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${height}" fill="${fill}"/>`;

const line = (d: string, stroke: string, thickness = 2, dashes = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-dasharray="${dashes}"/>`;

const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A tick for what has worked, a cross for what has not. */
const tick = (x: number, y: number): string =>
  dot(x, y, 17, colour.green7) + line(`M${x - 7} ${y}l5 6 10-11`, colour.paper, 4);
const cross = (x: number, y: number): string =>
  dot(x, y, 9, colour.brick) + line(`M${x - 3.5} ${y - 3.5}l7 7m0-7l-7 7`, colour.paper, 2);

type Diagram = { height: number; drawing: string };

/** Workshops: the months around the punched one in which a vehicle may be inspected. */
function inspection(): Diagram {
  const [left, month] = [240, (width - 240) / 9];
  const place = (months: number): number => left + (months + 4) * month;
  const months = Array.from({ length: 9 }, (_, index) => index - 4);
  const rows = [
    { name: 'Pkw', remark: 'bis 18. Mai 2027', from: -1, to: 4, fill: colour.green6 },
    { name: 'N1 bis N3', remark: 'bis 18. Mai 2027', from: -3, to: 0, fill: colour.green6 },
    { name: 'Alle', remark: 'ab 19. Mai 2027', from: -4, to: 0, fill: colour.gold },
  ];
  const axis = months
    .map((number) => {
      const label = number > 0 ? `+${number}` : String(number).replace('-', '−');
      return text(label, place(number) + month / 2, 84, { anchor: 'middle' });
    })
    .join('');
  const bars = rows
    .map(({ name, remark, from, to, fill }, index) => {
      const y = 112 + index * 96;
      const bar = { x: place(from), y: y + 8, width: (to - from + 1) * month, height: 52 };
      return (
        line(`M0 ${y - 8}H${width}`, colour.sand) +
        bold(name, 0, y + 28) +
        text(remark, 0, y + 58, { size: 24, fill: colour.green7 }) +
        rect(bar, fill)
      );
    })
    .join('');
  const punched = rect({ x: place(0), y: 94, width: month, height: 290 }, colour.sand);
  const label = bold('Gelochter Monat', place(0) + month / 2, 40, { anchor: 'middle' });
  return { height: 396, drawing: punched + label + axis + bars };
}

/** Agents: five tools, each for one thing, and what is out of reach. */
function tools(): Diagram {
  const names = [
    'Freie Termine lesen',
    'Termin anlegen',
    'Termin verschieben oder absagen',
    'Schadensmeldung speichern',
    'Rückruf anlegen',
  ];
  const centre = { x: 100, y: 214 };
  const boxes = names
    .map((name, index) => {
      const y = 8 + index * 84;
      const path = `M${centre.x} ${centre.y}C210 ${centre.y} 190 ${y + 32} 270 ${y + 32}`;
      return (
        line(path, colour.green6, 4) +
        rect({ x: 270, y, width: 450, height: 64 }, colour.green1) +
        bold(name, 294, y + 41)
      );
    })
    .join('');
  const y = 452;
  const locked =
    line(`M100 330V${y + 32}H190`, colour.brick, 4, '4 10') +
    line(`M196 ${y + 20}l24 24m0-24l-24 24`, colour.brick, 5) +
    `<rect x="271" y="${y}" width="448" height="64" fill="none" stroke="${colour.brick}" stroke-width="2"/>` +
    text('Rechnungen, Kundendaten', 294, y + 41, { fill: colour.brick7 });
  const agent =
    dot(centre.x, centre.y, 92, colour.green7) +
    bold('Agent', centre.x, centre.y + 10, { fill: colour.paper, size: 30, anchor: 'middle' });
  return { height: 524, drawing: boxes + locked + agent };
}

/** Events: who has done his part of one booking, and when; the pauses double. */
function retries(): Diagram {
  const [left, minute] = [210, 30];
  const at = (minutes: number): number => left + 24 + minutes * minute;
  const axis = [0, 5, 10, 15]
    .map(
      (minutes) =>
        text(`22:${14 + minutes}`, at(minutes), 34, { anchor: 'middle' }) +
        line(`M${at(minutes)} 50V340`, colour.sand),
    )
    .join('');
  const rows = [
    { name: 'Buchung', failed: [], done: 0 },
    { name: 'Werkstattplan', failed: [], done: 0.2 },
    { name: 'Bestätigung', failed: [0.1, 0.6, 1.6, 3.6, 7.6], done: 15.6 },
  ];
  const marks = rows
    .map(({ name, failed, done }, index) => {
      const y = 96 + index * 92;
      return (
        bold(name, 0, y + 9) +
        line(`M${at(0)} ${y}H${at(done)}`, colour.brick, 3, '3 7') +
        failed.map((minutes) => cross(at(minutes), y)).join('') +
        tick(at(done), y)
      );
    })
    .join('');
  const caption = text('Pausen: ½, 1, 2, 4, 8 Minuten', at(0), 332, { fill: colour.brick7 });
  return { height: 348, drawing: axis + marks + caption };
}

/** The first employee: how much there is to read in the four weeks of the trial. */
function trial(): Diagram {
  const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
  const place = (day: number): number => 290 + day * 62;
  const weeks = [
    { name: 'Woche 1', task: 'alles mitlesen', fills: days.map(() => colour.green7) },
    { name: 'Woche 2', task: 'nur Ausnahmen', fills: days.map(() => colour.gold) },
    {
      name: 'Woche 3',
      task: 'bekannt machen',
      fills: days.map((day) => (day === 'Fr' ? colour.gold : '')),
    },
    {
      name: 'Woche 4',
      task: 'entscheiden',
      fills: days.map((day) => (day === 'So' ? colour.brick : '')),
    },
  ];
  const heads = days
    .map((day, index) => text(day, place(index) + 25, 34, { anchor: 'middle' }))
    .join('');
  const rows = weeks
    .map(({ name, task, fills }, week) => {
      const y = 58 + week * 88;
      const squares = fills.map((fill, day) =>
        rect({ x: place(day), y: y + 6, width: 50, height: 50 }, fill || colour.sand),
      );
      return (
        bold(name, 0, y + 26) +
        text(task, 0, y + 56, { size: 24, fill: colour.green7 }) +
        squares.join('')
      );
    })
    .join('');
  return { height: 412, drawing: heads + rows };
}

const all: Readonly<Record<string, Diagram>> = {
  'pickerl-fristen': inspection(),
  werkzeuge: tools(),
  zustellversuche: retries(),
  probemonat: trial(),
};

/** The diagrams as SVG files by name, with their letters. */
export async function diagrams(): Promise<[name: string, svg: string][]> {
  const font = await readFile('src/styles/fonts/instrument-sans-de.woff2');
  return Promise.all(
    Object.entries(all).map(async ([name, { height, drawing }]): Promise<[string, string]> => {
      const letters = drawing.replace(/<[^>]*>/g, '');
      const subset = await subsetFont(font, letters, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 600 }, wdth: 92 },
      });
      const face = `@font-face{font-family:I;font-weight:400 600;src:url(data:font/woff2;base64,${subset.toString('base64')})}`;
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="I,sans-serif">` +
        `<style>${face}</style>${drawing}</svg>\n`;
      return [name, svg];
    }),
  );
}
