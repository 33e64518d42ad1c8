import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { buildOnly } from '../lib/build-only';

/** Whose pages lie below a list of their own kind. */
const deep = /^\/(assistants|services)\//;

/** The way to the page of an assistant or a service. */
function PageWay({ route }: { route: string }) {
  if (!deep.test(route)) return null;
  return (
    <div className="wrap no-print">
      <Breadcrumbs path={route} />
    </div>
  );
}

export const Way = buildOnly(PageWay);
