/** Stands for every CSS module in Jest: `styles.button` is the class name "button". */
module.exports = new Proxy(
  // Without this mark the compiler would copy the (empty) list of keys instead of asking for each
  // name.
  { __esModule: true },
  { get: (mark, name) => (name in mark ? true : typeof name === 'string' ? name : undefined) },
);

export {};
