const star = 'M10 1l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L10 15l-5.6 3 1.2-6.2L1 7.5l6.3-.8z';

/** Five stars, read as words. */
export function Stars() {
  return (
    <svg
      viewBox="0 0 100 20"
      width="112"
      height="22"
      role="img"
      aria-label="5 von 5 Sternen"
      fill="var(--gold)"
    >
      {[0, 20, 40, 60, 80].map((x) => (
        <path key={x} d={star} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  );
}
