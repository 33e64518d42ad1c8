import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Boundary } from '../components/boundary';
import type { RevealMode } from '../components/use-reveal';
import { isRecord } from '../lib/is-record';
import { Layout } from './layout';
import { PageFailed } from './page-failed';
import { OpenedAtTop } from './use-slices';

type Args = Pick<WrapPageElementBrowserArgs | WrapPageElementNodeArgs, 'element'> & {
  props: { location: PageLocation; data?: unknown };
};

/** As Gatsby's router has it; `action` says how the visitor came, and is missing on the first page. */
type PageLocation = { pathname: string; hash?: string; action?: string };

/** Not at a hash, and not where "Back" leads: there the visitor wants another part of the page. */
const opensAtTop = ({ action, hash }: PageLocation): boolean => action === 'PUSH' && !hash;

/** Puts the shell around a page, the same way on the server and in the browser. */
export function wrapPageElement({ element, props }: Args) {
  return (
    <Layout path={props.location.pathname} {...optionsOf(props.data)}>
      <Boundary key={props.location.pathname} fallback={<PageFailed />}>
        <OpenedAtTop.Provider value={opensAtTop(props.location)}>{element}</OpenedAtTop.Provider>
      </Boundary>
    </Layout>
  );
}

type ShellOptions = { reveal: RevealMode; contactBand: boolean; callBar: boolean };

/** What a page of content/pages says about its shell; other pages use the defaults. */
function optionsOf(data: unknown): ShellOptions {
  const page: unknown = isRecord(data) ? data.landingPage : undefined;
  return {
    reveal: isRecord(page) && page.reveal === 'visibility' ? 'visibility' : 'offset',
    contactBand: !(isRecord(page) && page.contactBand === false) && !closesItself(data),
    // The search page is one long list of links; the bar would lie half over one of them.
    callBar: !(isRecord(page) && page.callBar === false) && !(isRecord(data) && 'search' in data),
  };
}

/** The overview of the blog and its posts end with a call of their own (content/data/blog.yaml). */
const closesItself = (data: unknown): boolean => isRecord(data) && 'blog' in data;
