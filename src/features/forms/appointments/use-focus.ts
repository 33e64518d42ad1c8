import { useEffect, useRef } from 'react';

/** Focuses an element whenever what it says has changed, so that it is read out; not at first. */
export function useFocusOn<E extends HTMLElement>(said: unknown) {
  const element = useRef<E>(null);
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    element.current?.focus();
  }, [said]);
  return element;
}
