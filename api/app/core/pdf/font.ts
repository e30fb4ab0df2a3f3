import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { inProject } from '#core/process/project_root'
import { UserError } from '#core/errors'
import { pdfMessages } from '#core/pdf/terms'

let bytes: Buffer | undefined
let opened: Font | undefined
const widths = new Map<number, number>()

/** The only font of all documents; edition and licence: `data/fonts`. Loaded once, 10 MB. */
export function fontBytes(): Buffer {
  bytes ??= readFileSync(inProject('api/data/fonts/NotoSansSC-Regular.ttf'))
  return bytes
}

function font(): Font {
  opened ??= create(fontBytes()) as Font
  return opened
}

/** Distinct characters without a glyph in this font. A PDF would show them as empty boxes. */
export function unprintableCharacters(text: string): string[] {
  const characters = new Set(text.replace(/[\n\t]/g, ''))
  return [...characters].filter((one) => !font().hasGlyphForCodePoint(one.codePointAt(0)!))
}

/** @throws UserError that names the characters */
export function requirePrintable(text: string): void {
  const missing = unprintableCharacters(text)
  if (missing.length) throw new UserError(pdfMessages.unprintable(missing))
}

/** In points; without kerning, which this font has for Latin pairs only. */
export function textWidth(text: string, size: number): number {
  let units = 0
  for (const character of text) units += advance(character.codePointAt(0)!)
  return (units / font().unitsPerEm) * size
}

function advance(codePoint: number): number {
  let width = widths.get(codePoint)
  if (width === undefined) {
    width = font().glyphForCodePoint(codePoint).advanceWidth
    widths.set(codePoint, width)
  }
  return width
}
