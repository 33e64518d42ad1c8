import { clicksAreHeard } from './early-clicks';
import { isHydrated } from '../../../src/lib/hydration';
import { frameAttribute, sectionAttribute } from './static-markup';

/**
 * The events components wait for. eslint.config.mjs refuses others; events that do not bubble, such as
 * `onClose`, React hears at the element itself.
 */
const heard = /^(click|change|input|submit)$/;

const still = `[${sectionAttribute}], [${frameAttribute}]`;

/** Whether an event is none of React's business. A link needs the router, which comes with React. */
function isSpared({ target }: Event): boolean {
  if (isHydrated()) return false;
  return target instanceof Element && !target.closest('a') && target.closest(still) !== null;
}

/**
 * Lets React hydrate without being hurried by what does not concern it. By itself it listens to eighty
 * types of events, a dozen for each tap, and while it hydrates most of them make it finish at once,
 * in one long task, before the browser can answer. So it hears only what components wait for, and
 * until it is there nothing of what happens in a part without behaviour.
 * @param hydrate calls `hydrateRoot` of react-dom, which listens to the container from then on
 */
export function hydrateQuietly(container: HTMLElement, hydrate: () => void): void {
  const addEventListener = container.addEventListener.bind(container);
  const listen = (type: string, listener: EventListener, options: AddEventListenerOptions) => {
    if (!heard.test(type)) return;
    const hear: EventListener = (event) => {
      if (!isSpared(event)) listener(event);
    };
    addEventListener(type, hear, options);
  };
  Reflect.set(container, 'addEventListener', listen);
  hydrate();
  clicksAreHeard(container);
  Reflect.deleteProperty(container, 'addEventListener');
}
