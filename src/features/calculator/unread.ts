import { type Dispatch, type SetStateAction, createContext, useContext, useEffect } from 'react';

type Count = Dispatch<SetStateAction<number>>;

/** How many fields hold what cannot be read: a calculator says that its result is older than they are. */
export const Unread = createContext<Count>(() => undefined);

/** Counts a field for as long as it cannot be read. */
export function useUnread(isWrong: boolean): void {
  const count = useContext(Unread);
  useEffect(() => {
    if (!isWrong) return undefined;
    count((before) => before + 1);
    return () => count((before) => before - 1);
  }, [isWrong, count]);
}
