/** The part of fontkit the drawings use; the package ships no types. */
declare module 'fontkit' {
  export interface Glyph {
    advanceWidth: number
    path: { toSVG(): string }
  }
  export interface Font {
    unitsPerEm: number
    layout(text: string): { glyphs: Glyph[] }
  }
  export function openSync(path: string): Font
}
