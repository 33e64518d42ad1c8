import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { Still } from '../components/still/still';

/** Whose pages lie below a list of their own kind. */
const deep = /^\/(assistants|services)\//;

const Way = process.env.BUILD_STAGE === 'build-javascript' ? undefined : Breadcrumbs;

/** The way to the page of an assistant or a service. */
export function PageWay({ route }: { route: string }) {
  if (!deep.test(route)) return null;
  return (
    <Still route={route} place="way">
      {Way && (
        <div className="wrap no-print">
          <Way path={route} />
        </div>
      )}
    </Still>
  );
}
