import { textLinkClass } from '../../components/button/text-button';
import { arrival } from '../../lib/arrival';
import { pageName } from '../../lib/page-name';
import { trail } from '../../lib/trail';
import { sendMessages as words } from './send-messages';

/** Name of the hidden field that holds the trail, unless the visitor removes it. */
export const trailName = 'weg';

/** The visitor's path to this form in words; empty when the visit began here. */
export function trailText(): string {
  const pages = trail.slice(0, -1).map(({ pathname, title }) => {
    if (pathname === '/') return words.home;
    return title ? pageName(title) : pathname.replace(/\/$/, '');
  });
  const { campaign, host } = arrival();
  return [
    pages.length > 0 && words.trailPages([...new Set(pages)].slice(-12).join(' · ')),
    host && words.trailFrom(host),
    campaign.size > 0 && words.trailCampaign([...campaign.values()].join(', ').slice(0, 100)),
  ]
    .filter(Boolean)
    .join('; ');
}

/**
 * Shows above the submit button what will be sent along, with a button to leave it out. Once for each
 * form: what was left out does not come back.
 */
export function showTrail(form: HTMLFormElement): void {
  const text = trailText();
  if (text === '' || form.dataset.trail !== undefined) return;
  form.dataset.trail = '';
  const line = document.createElement('p');
  const field = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: trailName,
    value: text,
  });
  const leaveOut = Object.assign(document.createElement('button'), {
    type: 'button',
    className: textLinkClass,
    textContent: words.leaveOut,
  });
  leaveOut.addEventListener('click', () => {
    line.remove();
    form.querySelector<HTMLElement>('[type=submit]')?.focus();
  });
  line.append(words.sentAlong, ` ${text}. `, leaveOut, field);
  form.querySelector('[type=submit]')?.before(line);
}
