import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean, suggestion } from '../../../src/content-model/messages/nearest';
import { safeLinkTarget } from '../../../src/lib/link-rule';
import { slugOf } from '../../../src/content-model/slug-of';
import { codePages } from '../read/routes';

/** What the links of this site can lead to. */
export type LinkRule = {
  root: string;
  /** That all posts are gone is said once, not with every link to one. */
  hasNoPosts: boolean;
  routes: ReadonlySet<string>;
  /** What may follow the # of each address whose file could be read. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Posts that are not for visitors yet, by their address, with why. */
  unpublished: ReadonlyMap<string, string>;
  /** Addresses that have moved, with where to. */
  moved: ReadonlyMap<string, string>;
  /** Our own domain, which no link names. */
  domain: string | undefined;
};

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Why a link cannot stay as it is; nothing when it can.
 * @param target as its author wrote it
 * @param route the page it stands on, from where a browser reads it
 */
export function linkProblem(target: string, route: string, rule: LinkRule): string | undefined {
  if (target === '') return 'das Ziel des Links fehlt; so geht es: [Text](/blog)';
  if (scheme.test(target)) return outsideProblem(target, rule);
  if (email.test(target)) return `vor ${target} fehlt mailto:`;
  if (isHost(target)) return `vor ${target} fehlt https://`;
  const [, protocol, rest] = /^(https?)\/+(.*)/i.exec(target) ?? [];
  if (protocol !== undefined)
    return `nach ${protocol} fehlt ein Doppelpunkt; meinten Sie ${protocol}://${rest}?`;
  const page = new URL(route, 'https://this.site');
  const { host, pathname, hash } = new URL(target, page);
  if (host !== page.host) return `vor ${target} fehlt https:`;
  const path = decoded(pathname);
  if (rule.hasNoPosts && path.startsWith(`${codePages.blog}/`)) return undefined;
  if (!rule.routes.has(path)) return deadLink(target, path, route, rule);
  const why = rule.unpublished.get(path);
  if (why !== undefined && !rule.unpublished.has(route))
    return `der Link ${target} führt zu einem Beitrag, den Besucher noch nicht sehen (${why})`;
  const anchor = decoded(hash.slice(1));
  const known = rule.anchors.get(path);
  if (anchor === '' || known === undefined || known.has(anchor)) return undefined;
  const list = [...known].slice(0, 12).join(', ') || 'keine';
  return `die Sprungmarke #${anchor} gibt es auf ${path} nicht; vorhanden: ${list}${didYouMean(anchor, [...known], '#')}`;
}

const email = /^[^@\s/]+@[^@\s/]+\.[^@\s./]+$/;

/** "example.at/preise" is an address elsewhere, "beitrag.mdx" and "../trial.yaml" are files. */
function isHost(target: string): boolean {
  const [host = ''] = target.split(/[/?#]/);
  return /^([a-z0-9-]+\.)+[a-z]{2,}$/i.test(host) && (/^www\./i.test(host) || !fileName.test(host));
}

const fileName =
  /\.(mdx?|ya?ml|html?|php|txt|json|pdf|docx?|xlsx?|pptx?|csv|zip|mp[34]|png|jpe?g|gif|webp|avif|svg|heic)$/i;

function outsideProblem(target: string, { domain }: LinkRule): string | undefined {
  const slashes = /^(https?):\/?(?!\/)(.*)/i.exec(target);
  if (slashes !== null)
    return `nach ${slashes[1]}: fehlt ein Schrägstrich; meinten Sie ${slashes[1]}://${slashes[2]}?`;
  // Without an address the reader is asked for one: "mailto:?subject=…" passes a page on.
  const address = /^mailto:([^?]+)/i.exec(target)?.[1];
  if (address !== undefined && !address.split(',').every((one) => email.test(one)))
    return `${target}: „${address}“ ist keine E-Mail-Adresse wie buero@betrieb.at`;
  if (/^tel:/i.test(target))
    return 'Telefonlinks bildet die Website: <Angabe name="telefon" /> in einem Rechtstext, oder ein Link auf /kontaktinformationen';
  if (safeLinkTarget(target) === '')
    return `Links mit „${scheme.exec(target)?.[0]}“ sind nicht erlaubt; erlaubt: https://, mailto: und Adressen dieser Website wie /blog`;
  if (!URL.canParse(target)) return undefined;
  const { host, hostname, pathname, search, hash, username } = new URL(target);
  if (username !== '') return `${target} führt zu ${host}; was vor dem @ steht, zählt nicht`;
  const alien = alienLetter.exec(/^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? '')?.[0];
  if (alien !== undefined)
    return `${target}: das „${alien}“ ist keiner unserer Buchstaben; tippen Sie die Adresse neu`;
  if (domain !== undefined && hostname.replace(/^www\./, '') === domain.replace(/^www\./, ''))
    return `${target} ist eine Adresse dieser Website; schreiben Sie ${pathname}${search}${hash}`;
  return undefined;
}

/** A Cyrillic "а" looks like ours and leads elsewhere. */
const alienLetter = /(?!\p{Script=Latin})\p{L}/u;

function deadLink(
  target: string,
  path: string,
  route: string,
  { root, routes, moved }: LinkRule,
): string {
  const now = moved.get(path);
  if (now !== undefined)
    return `der Link ${target} führt zu einer umgezogenen Adresse; schreiben Sie ${now}`;
  if (existsSync(join(root, 'static', path)) && path !== '/')
    return `der Link ${target} führt zu einer Datei in static/; verlinkt werden nur Seiten`;
  const better = [
    path.replace(/\/$/, ''),
    path.toLowerCase(),
    cleaned(path),
    // From folder to folder, as files find each other.
    cleaned(decoded(new URL(target, `https://this.site${route}/`).pathname)),
  ].find((one) => routes.has(one));
  const meant = better === undefined ? didYouMean(path, [...routes]) : suggestion(better);
  const allowed = 'nötig ist eine Adresse dieser Website wie /blog oder eine mit https://';
  return `der Link ${target} führt zu keiner Seite${meant || (/^[/#]/.test(target) ? '' : `; ${allowed}`)}`;
}

/** A path as pages have it: without the name of a file, without umlauts. */
const cleaned = (path: string): string =>
  path
    .replace(/(\/index)?\.(mdx?|ya?ml|html?)$/, '')
    .split('/')
    .map(slugOf)
    .join('/');

/** An address as people read it; one that is written wrongly stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
