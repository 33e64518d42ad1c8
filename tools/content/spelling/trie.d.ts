/** What is used of the package, whose own types only modules find. */
declare module 'cspell-trie-lib' {
  type Trie = { has: (word: string) => boolean };
  export function decodeTrie(data: Uint8Array): Trie;
  export function encodeITrieToBTrie(trie: Trie): Uint8Array;
}
