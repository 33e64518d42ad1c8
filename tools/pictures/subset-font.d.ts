/** The part of subset-font (which ships no types) that this project uses. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype' | 'woff2';
    /** A number pins the axis, a range limits it. */
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
