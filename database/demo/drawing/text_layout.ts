import { fileURLToPath } from 'node:url'
import { openSync, type Font } from 'fontkit'

/** Text as outlines, so that a picture is the same on a machine without a Chinese font. */
export type Weight = 'regular' | 'bold'

const fileOf = { regular: '400Regular/NotoSansSC_400Regular.ttf', bold: '700Bold/NotoSansSC_700Bold.ttf' }

/** The file of a weight, for tools that embed the font themselves. */
export function fontFile(weight: Weight): string {
  const url = import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${fileOf[weight]}`)
  return fileURLToPath(url)
}

const opened = new Map<Weight, Font>()

function fontOf(weight: Weight): Font {
  const font = opened.get(weight) ?? (openSync(fontFile(weight)) as Font)
  opened.set(weight, font)
  return font
}

export interface Setting {
  size: number
  weight?: Weight
  /** Extra space after each glyph, in thousandths of the size. */
  tracking?: number
}

/** Width of one line in pixels, without the trailing tracking. */
export function widthOf(text: string, { size, weight = 'regular', tracking = 0 }: Setting): number {
  const font = fontOf(weight)
  const { glyphs } = font.layout(text)
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0)
  return (advance / font.unitsPerEm + (tracking / 1000) * Math.max(0, glyphs.length - 1)) * size
}

export interface Line extends Setting {
  x: number
  /** The baseline. */
  y: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  opacity?: number
}

/** One line of text as SVG paths, its baseline at y. */
export function lettering(text: string, line: Line): string {
  const { size, weight = 'regular', tracking = 0, fill, opacity = 1 } = line
  const font = fontOf(weight)
  const scale = size / font.unitsPerEm
  const shift = { start: 0, middle: 0.5, end: 1 }[line.anchor ?? 'start']
  let x = line.x - widthOf(text, line) * shift

  const outlines = font.layout(text).glyphs.map((glyph) => {
    const place = `translate(${x.toFixed(2)} ${line.y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
    x += glyph.advanceWidth * scale + (tracking / 1000) * size
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
  })

  return `<g fill="${fill}" opacity="${opacity}">${outlines.join('')}</g>`
}
