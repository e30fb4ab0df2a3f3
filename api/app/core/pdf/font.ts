import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { create, type Font } from 'fontkit'
import { inProject } from '#core/process/project_root'
import { UserError } from '#core/errors'
import { pdfMessages } from '#core/pdf/terms'

/** A part of a text in one font. */
export interface FontRun {
  text: string
  font: FontName
}

export type FontName = 'text' | 'rare'

interface LoadedFont {
  font: Font
  bytes: Buffer
}

let main: LoadedFont | undefined
let rare: WeakRef<LoadedFont> | undefined
const widths = new Map<number, number>()

/** The font of all documents; edition and licence: `data/fonts`. Loaded once, 10 MB. */
function mainFont(): LoadedFont {
  main ??= loaded(readFileSync(inProject('api/data/fonts/NotoSansSC-Regular.ttf')))
  return main
}

/** Rare hanzi of names. Loaded for a text that has one, and not held in memory afterwards. */
function rareFont(): LoadedFont {
  const current = rare?.deref()
  if (current) return current
  const opened = loaded(brotliDecompressSync(readFileSync(inProject('api/data/fonts/RareHanzi.ttf.br'))))
  rare = new WeakRef(opened)
  return opened
}

const loaded = (bytes: Buffer): LoadedFont => ({ bytes, font: create(bytes) as Font })
const fontNamed = (name: FontName) => (name === 'text' ? mainFont() : rareFont())

export function fontBytes(name: FontName): Buffer {
  return fontNamed(name).bytes
}

/** Extensions B to F: other characters do not load the font. */
const isRareHanzi = (codePoint: number) => codePoint >= 0x20000 && codePoint <= 0x2ebe0

function fontOf(codePoint: number): FontName | null {
  if (mainFont().font.hasGlyphForCodePoint(codePoint)) return 'text'
  return isRareHanzi(codePoint) && rareFont().font.hasGlyphForCodePoint(codePoint) ? 'rare' : null
}

/** Distinct characters without a glyph in the fonts. A PDF would show them as empty boxes. */
export function unprintableCharacters(text: string): string[] {
  const characters = new Set(text.replace(/[\n\t]/g, ''))
  return [...characters].filter((one) => fontOf(one.codePointAt(0)!) === null)
}

/** @throws UserError that names the characters */
export function requirePrintable(text: string): void {
  const missing = unprintableCharacters(text)
  if (missing.length) throw new UserError(pdfMessages.unprintable(missing))
}

/** The longest parts of a text in one font each. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = []
  for (const character of text) {
    const font = fontOf(character.codePointAt(0)!) ?? 'text'
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ text: character, font })
  }
  return runs
}

/** How far below the text of the main font that of another one has to start for a common baseline, in points. */
export function baselineShift(name: FontName, size: number): number {
  if (name === 'text') return 0
  const height = ({ font }: LoadedFont) => font.ascent / font.unitsPerEm
  return (height(mainFont()) - height(fontNamed(name))) * size
}

/** In points; without kerning, which the main font has for Latin pairs only. */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const character of text) ems += advance(character.codePointAt(0)!)
  return ems * size
}

function advance(codePoint: number): number {
  let width = widths.get(codePoint)
  if (width === undefined) {
    const { font } = fontNamed(fontOf(codePoint) ?? 'text')
    width = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
    widths.set(codePoint, width)
  }
  return width
}
