/** The lines of Gatsby's output that an editor needs: errors in the code, nothing else. */
export function linesToShow(): (line: string) => string | undefined {
  let inFault = false;
  return (line) => {
    // A tab asks for its new page until the data is there.
    if (line.includes('page-data.json')) inFault = false;
    else if (/^\s*ERROR\b|^error\b|^Error:/i.test(line)) inFault = true;
    else if (/^(success|info|warn|verbose|not finished|⠀|<i>|You can now view)/.test(line))
      inFault = false;
    return inFault ? line : undefined;
  };
}

/** The line with which Gatsby says that the preview can be opened. */
export const isReady = (line: string): boolean => line.startsWith('You can now view');
