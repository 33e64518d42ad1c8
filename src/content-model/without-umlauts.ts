const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A word in small letters, its umlauts spelled out: "Übergröße" becomes "uebergroesse". */
export function withoutUmlauts(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter);
}
