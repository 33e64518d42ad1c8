/** Opens the stops of a line on phones; those of the first one are open. */
export const showStops = 'Ablauf ansehen';
