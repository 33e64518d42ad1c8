import { Still } from '../components/still/still';
import { Way } from './page-way.still';

/** Whose pages lie below a list of their own kind. */
const deep = /^\/(assistants|services)\//;

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
