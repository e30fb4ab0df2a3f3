/** The few SVG shapes the drawings are made of. Numbers are pixels. */
export type Point = readonly [number, number]

export interface Stroke {
  stroke: string
  width?: number
  dash?: string
  opacity?: number
  fill?: string
}

const attributes = ({ stroke, width = 2, dash, opacity = 1, fill = 'none' }: Stroke) =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}" ` +
  `stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}`

const n = (value: number) => Number(value.toFixed(2))

export const path = (d: string, stroke: Stroke) => `<path d="${d}" ${attributes(stroke)}/>`

export const poly = (points: Point[], closed = false) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`

export const lines = (segments: [number, number, number, number][], stroke: Stroke) =>
  path(segments.map(([a, b, c, d]) => `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`).join(''), stroke)

export const circle = (x: number, y: number, r: number, stroke: Stroke) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${attributes(stroke)}/>`

export const area = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1) =>
  area(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, fill, opacity)

export const at = (x: number, y: number, content: string, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${content}</g>`

let clips = 0

/** Content clipped to a shape. Ids count up within one process and are never compared. */
export function clipped(d: string, content: string): string {
  const id = `c${++clips}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Section hatching at 45 degrees inside a shape within the given box. */
export function hatched(
  d: string,
  [x, y, w, h]: [number, number, number, number],
  gap: number,
  stroke: Stroke
): string {
  const segments: [number, number, number, number][] = []
  for (let from = x - h; from < x + w; from += gap) segments.push([from, y + h, from + h, y])
  return clipped(d, lines(segments, stroke))
}

export const grid = (w: number, h: number, gap: number, stroke: Stroke) => {
  const segments: [number, number, number, number][] = []
  for (let x = gap; x < w; x += gap) segments.push([x, 0, x, h])
  for (let y = gap; y < h; y += gap) segments.push([0, y, w, y])
  return lines(segments, stroke)
}

export const sheet = (w: number, h: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${content}</svg>`
