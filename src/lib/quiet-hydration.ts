import { isHydrated } from './hydration';
import { frameAttribute, sectionAttribute } from './static-markup';

/** No component waits for these; what it waits for follows them. */
const beginnings = /^(pointer|mouse|touch)(down|up|start|end|cancel)$/;

const still = `[${sectionAttribute}], [${frameAttribute}]`;

/** Whether React has nothing to do with an event. A link needs the router, which comes with React. */
function isSpared({ type, target }: Event): boolean {
  if (isHydrated()) return false;
  if (beginnings.test(type)) return true;
  return target instanceof Element && !target.closest('a') && target.closest(still) !== null;
}

/**
 * Lets React hydrate without being hurried by what does not concern it. While it hydrates, any
 * touch or key makes it finish at once, in one long task, before the browser can answer; so it does
 * not hear of the beginnings of a touch, nor of what happens in a part without behaviour.
 * @param hydrate calls `hydrateRoot` of react-dom, which listens to the container from then on
 */
export function hydrateQuietly(container: Element, hydrate: () => void): void {
  const addEventListener = container.addEventListener.bind(container);
  const listen = (type: string, listener: EventListener, options: AddEventListenerOptions) => {
    const hear: EventListener = (event) => {
      if (!isSpared(event)) listener(event);
    };
    addEventListener(type, hear, options);
  };
  Reflect.set(container, 'addEventListener', listen);
  hydrate();
  Reflect.deleteProperty(container, 'addEventListener');
}
