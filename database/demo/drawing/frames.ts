import type { Clip } from './clips.js'
import { wordmark } from './cover_layouts/parts.js'
import { setTitle } from './line_breaks.js'
import { lettering } from './text_layout.js'
import { illustrations, type IllustrationName } from './illustrations/index.js'
import { palettes } from './palette.js'
import { penOn } from './illustrations/pen.js'
import { at, circle, clipped, lines, rect, sheet } from './svg.js'

export const FRAME = { width: 1280, height: 720, rate: 25 }

const { width: W, height: H } = FRAME

/** 0 before the start, 1 after the end, eased between; rounded so that still frames are equal. */
function eased(time: number, start: number, length: number): number {
  const t = Math.min(1, Math.max(0, (time - start) / length))
  return Math.round((1 - (1 - t) ** 3) * 1000) / 1000
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const clock = (seconds: number) => `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`

/** Content that moves up while it appears. */
function rising(content: string, shown: number): string {
  if (shown === 0) return ''
  return `<g opacity="${shown}" transform="translate(0 ${((1 - shown) * 26).toFixed(1)})">${content}</g>`
}

function drawing(clip: Clip, name: IllustrationName, shown: number): string {
  if (shown === 0) return ''
  const palette = palettes[clip.palette]
  const pen = penOn(palette)
  const edge = 740 + shown * 540
  const art = clipped(`M740 96H${edge.toFixed(1)}V620H740Z`, at(770, 52, illustrations[name](pen), 1.02))
  const pencil = shown < 1 ? lines([[edge, 96, edge, 620]], { stroke: palette.accent, width: 3 }) : ''
  return art + pencil
}

function opening(clip: Clip, time: number): string {
  const palette = palettes[clip.palette]
  const { lines: title, size } = setTitle(clip.title, { width: 600, sizes: [104, 92, 82, 72], most: 2 })
  const top = 330 - (title.length - 1) * size * 0.62
  const block = title
    .map((line, i) =>
      lettering(line, { x: 84, y: top + i * size * 1.24, size, weight: 'bold', fill: '#FFFFFF', tracking: 20 })
    )
    .join('')
  const under = top + (title.length - 1) * size * 1.24 + 40

  return (
    drawing(clip, clip.motif, eased(time, 0.3, 1.6)) +
    rising(block, eased(time, 0.2, 0.7)) +
    rising(
      rect(88, under, 72, 7, palette.accent) +
        lettering(clip.subtitle, { x: 88, y: under + 70, size: 38, fill: '#FFFFFF', tracking: 40 }),
      eased(time, 0.8, 0.6)
    )
  )
}

function slide(clip: Clip, index: number, time: number, length: number): string {
  const palette = palettes[clip.palette]
  const { heading, points, motif } = clip.slides[index]!
  const step = (length - 3.4) / points.length
  const rows = points.map((point, i) => {
    const y = 336 + i * 92
    const row =
      circle(108, y - 14, 22, { stroke: palette.accent, width: 3 }) +
      lettering(String(i + 1), { x: 108, y: y - 4, size: 26, weight: 'bold', fill: palette.accent, anchor: 'middle' }) +
      lettering(point, { x: 152, y, size: 40, fill: '#FFFFFF', tracking: 20 })
    return rising(row, eased(time, 1.2 + i * step, 0.5))
  })

  return (
    drawing(clip, motif, eased(time, 0.3, 1.4)) +
    rising(
      lettering(heading, { x: 84, y: 218, size: 60, weight: 'bold', fill: '#FFFFFF', tracking: 20 }) +
        rect(88, 246, 72, 7, palette.accent),
      eased(time, 0.1, 0.5)
    ) +
    rows.join('')
  )
}

/** One frame of a clip at a time in seconds, without the moving progress line. */
export function frameOf(clip: Clip, time: number): string {
  const palette = palettes[clip.palette]
  const length = (clip.seconds - clip.opening) / clip.slides.length
  const index = Math.min(clip.slides.length - 1, Math.floor((time - clip.opening) / length))
  const content =
    time < clip.opening ? opening(clip, time) : slide(clip, index, time - clip.opening - index * length, length)

  return sheet(
    W,
    H,
    rect(0, 0, W, H, palette.ground) +
      content +
      rect(0, 648, W, 72, palette.deep) +
      wordmark(84, 692, '#FFFFFF', palette.accent, 28) +
      lettering(clip.title, { x: 244, y: 691, size: 24, fill: '#FFFFFF', opacity: 0.75, tracking: 30 }) +
      lettering(`${clock(Math.floor(time))} / ${clock(clip.seconds)}`, {
        x: W - 84,
        y: 692,
        size: 26,
        fill: '#FFFFFF',
        anchor: 'end',
        tracking: 20,
      })
  )
}
