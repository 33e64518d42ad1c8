import { textLinkClass } from '../../components/button/text-button';
import {
  type BusinessHours,
  hoursFromText,
  hoursToText,
  unattendedIn,
  unattendedOn,
} from '../../lib/business-hours';
import { timeOf } from '../../lib/dial-stories';
import { pathForHours } from '../../lib/hours-pages';
import { keepHours, ownHours } from '../../lib/own-business';
import { replaceAddress } from '../../lib/replace-address';
import * as styles from './dial.module.css';
import { dialWords as words } from './messages';

/** Name of the opening hours in the address. */
const query = 'offen';
/** Any Sunday. */
const sunday = '2026-11-29';

/** The opening hours in the address of the page, as somebody has sent them on, or said before. */
const hoursSaid = (): BusinessHours | undefined =>
  hoursFromText(new URLSearchParams(window.location.search).get(query)) ??
  hoursFromText(ownHours()?.text ?? null);

/**
 * Lets visitors say when somebody is there, and tells how long nobody is. The answer stays in the
 * address of the page, and for the visit: calculator and form take it along.
 * @param first what the picture shows before anybody says anything
 * @param today "2026-11-26"
 */
export function askForHours(
  first: BusinessHours,
  today: () => string,
  onChange: (hours: BusinessHours) => void,
): HTMLElement {
  const given = hoursSaid();
  const [panel, summary, week, times, sum, share, note] = [
    document.createElement('details'),
    document.createElement('summary'),
    document.createElement('div'),
    document.createElement('div'),
    document.createElement('p'),
    document.createElement('button'),
    document.createElement('p'),
  ];
  const start = given ?? first;
  const days = words.days.map((name, index) => dayBox(name, start.days.includes(index + 1)));
  const opens = timeChoice(words.opens, start.opens);
  const closes = timeChoice(words.closes, start.closes);
  summary.textContent = words.hours;
  share.type = 'button';
  share.className = textLinkClass ?? '';
  share.textContent = words.share;
  note.role = 'status';
  sum.role = 'status';
  panel.className = `${styles.hours} no-print`;
  week.className = styles.days ?? '';
  week.append(...days.map(({ label }) => label));
  times.append(opens, '–', closes);
  panel.append(summary, week, times, sum, share, note);

  const hours = (): BusinessHours => ({
    opens: opens.value,
    closes: closes.value,
    days: days.flatMap(({ box }, index) => (box.checked ? [index + 1] : [])),
  });
  const show = (said: BusinessHours): void => {
    const year = unattendedIn(said, Number(today().slice(0, 4)));
    sum.textContent = words.unattended(
      ...([unattendedOn(said, today()), unattendedOn(said, sunday), year] as const),
    );
    keepHours({
      text: hoursToText(said),
      said: words.said(daysText(said.days), said.opens, said.closes, year),
    });
    onChange(said);
  };
  panel.addEventListener('change', () => {
    const said = hours();
    note.textContent = '';
    if (said.opens >= said.closes || said.days.length === 0) {
      sum.textContent = said.days.length === 0 ? words.noDays : words.wrongHours;
      return;
    }
    const address = new URL(window.location.href);
    address.searchParams.set(query, hoursToText(said));
    replaceAddress(address);
    show(said);
  });
  share.addEventListener('click', () => {
    const address = new URL(pathForHours(hours()), window.location.href);
    address.searchParams.set(query, hoursToText(hours()));
    const said = { text: `${words.shareText} ${sum.textContent}`, url: address.href };
    const sent = 'share' in navigator ? navigator.share(said) : copy(said.url);
    sent.catch(() => (note.textContent = words.notShared));
  });
  const copy = async (address: string): Promise<void> => {
    await navigator.clipboard.writeText(address);
    note.textContent = words.shared;
  };
  if (given === undefined) return panel;
  panel.open = true;
  show(given);
  return panel;
}

/** "Montag bis Freitag", "Montag, Mittwoch" */
function daysText(days: readonly number[]): string {
  const names = days.map((day) => words.days[day - 1] ?? '');
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const isRow = names.length > 2 && last - first === names.length - 1;
  return isRow ? `${names[0]} bis ${names.at(-1)}` : names.join(', ');
}

/** A day that can be ticked, by its first two letters. */
function dayBox(name: string, checked: boolean) {
  const [label, box] = [document.createElement('label'), document.createElement('input')];
  box.type = 'checkbox';
  box.checked = checked;
  box.ariaLabel = name;
  label.append(box, name.slice(0, 2));
  return { label, box };
}

/** A choice of the half hours of a day. */
function timeChoice(label: string, value: string): HTMLSelectElement {
  const choice = document.createElement('select');
  choice.ariaLabel = label;
  for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
    const time = timeOf(minutes);
    choice.append(new Option(time, time, false, time === value));
  }
  return choice;
}
