import { circle, lines, path, rect } from '../svg.js'
import { main, marked, thin, type Motif } from './pen.js'

type Segment = [number, number, number, number]

/** Sheets of a contract, the upper one signed off. */
export const contract: Motif = (pen) => {
  const page = (x: number, y: number, fill: string) =>
    rect(x, y, 270, 360, fill) + path(`M${x} ${y}h270v360h-270Z`, main(pen, 2.5))
  return (
    page(196, 62, pen.body) +
    page(160, 94, pen.body) +
    page(124, 126, pen.plane) +
    rect(156, 166, 128, 14, pen.line, 0.95) +
    lines(
      Array.from({ length: 8 }, (_, i): Segment => [
        156,
        214 + i * 26,
        i === 7 ? 260 : i % 3 === 2 ? 330 : 362,
        214 + i * 26,
      ]),
      thin(pen, 0.8)
    ) +
    circle(336, 424, 50, marked(pen, 5)) +
    circle(336, 424, 40, marked(pen, 1.8)) +
    path('M312 424l17 18 32 -36', marked(pen, 6))
  )
}
