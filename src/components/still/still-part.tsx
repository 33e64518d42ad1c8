import { type ReactNode, createContext, useContext } from 'react';
import { Still } from './still';

/** Where a live section stands: address of the page, and position on it. */
export const SectionPlace = createContext({ route: '', index: 0 });

type StillPartProps = {
  /** Its own within the section. */
  name: string;
  /** What the build draws; nothing in a visitor's browser, which has no code for it. */
  children?: ReactNode;
};

/** The part of a live section that does nothing: React has nothing to wake in it. */
export function StillPart({ name, children }: StillPartProps) {
  const { route, index } = useContext(SectionPlace);
  return (
    <Still route={route} place={`${index}-${name}`}>
      {children}
    </Still>
  );
}
