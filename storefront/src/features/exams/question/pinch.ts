export interface Point {
  x: number
  y: number
}

/** A zoomed picture, and its offset in pixels. */
export interface View extends Point {
  scale: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }
const maxScale = 6

/** The view after dragging one finger, or pinching two; `from` and `to` are their positions from the centre. */
export function moveView(view: View, from: readonly Point[], to: readonly Point[]): View {
  if (from.length !== to.length || from.length === 0) return view
  const grown = from.length > 1 ? distance(to) / Math.max(1, distance(from)) : 1
  return zoomView(view, view.scale * grown, middle(from), middle(to))
}

/** Zooms around a point, which stays under the finger. */
export function zoomView(view: View, targetScale: number, from: Point, to: Point = from): View {
  const scale = Math.min(maxScale, Math.max(1, targetScale))
  if (scale === 1) return whole
  const grown = scale / view.scale
  return { scale, x: to.x - (from.x - view.x) * grown, y: to.y - (from.y - view.y) * grown }
}

const distance = ([a, b]: readonly Point[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y)

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
