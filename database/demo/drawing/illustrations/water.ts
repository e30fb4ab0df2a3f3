import { area, circle, clipped, hatched, lines, path, poly, rect, type Point } from '../svg.js'
import { dimension, level, main, marked, thin, type Motif } from './pen.js'

/** Section of a gravity dam, its reservoir running off the right edge. */
export const dam: Motif = (pen) => {
  const body = 'M262 96H306V140L320 440H60L262 168Z'
  const bed = 'M-80 440H60L72 462H308L320 440H640V600H-80Z'
  const waves = Array.from({ length: 9 }, (_, i) => `M${330 + i * 6} ${190 + i * 28}h${70 - i * 3}m26 0h${120}`)
  return (
    area('M306 158H640V440H320Z', pen.plane) +
    waves.map((d) => path(d, thin(pen, 0.5))).join('') +
    lines([[306, 158, 640, 158]], marked(pen, 3.5)) +
    clipped(bed, rect(-80, 440, 720, 160, pen.body)) +
    hatched('M-80 440H60L72 462H308L320 440H640V470H-80Z', [-80, 440, 720, 30], 15, thin(pen, 0.7)) +
    path('M-80 440H60L72 462H308L320 440H640', main(pen)) +
    area(body, pen.line, 0.94) +
    lines(
      [
        [186, 270, 313, 270],
        [122, 356, 316, 356],
      ],
      { stroke: pen.paper, width: 2, opacity: 0.5 }
    ) +
    area('M262 432V408A15 15 0 0 1 292 408V432Z', pen.paper) +
    area('M268 322V304A11 11 0 0 1 290 304V322Z', pen.paper) +
    lines(
      [
        [286, 462, 296, 560],
        [298, 462, 312, 560],
      ],
      { ...marked(pen, 2.5), dash: '10 7' }
    ) +
    level(pen, 400, 158, '185.00') +
    lines([[-80, 414, 84, 414]], { ...main(pen, 2), dash: '14 8' }) +
    dimension(pen, [34, 96], [34, 440], '86.0') +
    lines([[34, 96, 262, 96]], thin(pen, 0.5))
  )
}

/** Contours of a valley closed by an arch dam, seen from above. */
export const archDam: Motif = (pen) => {
  const bank = (step: number, side: 1 | -1) => {
    const y = (x: number) =>
      280 + side * (36 + step * 30 + 22 * Math.sin(x / 92 + side + step * 0.25) + (x - 200) ** 2 / 2600)
    return poly(Array.from({ length: 36 }, (_, i): Point => [-60 + i * 20, y(-60 + i * 20)]))
  }
  const steps = [0, 1, 2, 3, 4, 5, 6, 7]
  const arc = (r: number, reach: number) => {
    const points = Array.from({ length: 41 }, (_, i): Point => {
      const angle = -reach + (2 * reach * i) / 40
      return [10 + r * Math.cos(angle), 280 + r * Math.sin(angle)]
    })
    return points
  }
  const [outer, inner] = [arc(282, 0.66), arc(248, 0.66)]
  return (
    steps
      .flatMap((s) =>
        [1, -1].map((side) => path(bank(s, side as 1 | -1), s % 4 === 3 ? main(pen, 2.2) : thin(pen, 0.7)))
      )
      .join('') +
    area(poly([...outer, ...[...inner].reverse()], true), pen.line, 0.95) +
    path(poly(arc(265, 0.66)), marked(pen, 4)) +
    [-0.5, -0.25, 0, 0.25, 0.5]
      .map((angle) =>
        lines(
          [
            [
              10 + 248 * Math.cos(angle),
              280 + 248 * Math.sin(angle),
              10 + 282 * Math.cos(angle),
              280 + 282 * Math.sin(angle),
            ],
          ],
          { stroke: pen.paper, width: 2 }
        )
      )
      .join('') +
    lines([[-60, 280, 600, 280]], { ...thin(pen, 0.6), dash: '22 6 4 6' }) +
    [0, 1, 2].map((i) => path(`M${330 + i * 50} ${262 + i * 2}q14 -9 28 0t28 0`, main(pen, 2))).join('')
  )
}

/** Three bays of a sluice seen from downstream. */
export const sluice: Motif = (pen) => {
  const bays = [70, 204, 338]
  return (
    rect(-60, 190, 700, 20, pen.line) +
    rect(-60, 210, 700, 8, pen.body) +
    bays
      .map(
        (x) =>
          rect(x, 218, 106, 180, pen.plane) +
          rect(x, 284, 106, 114, pen.body) +
          lines([[x, 284, x + 106, 284]], marked(pen, 5)) +
          lines(
            [
              [x, 322, x + 106, 322],
              [x, 360, x + 106, 360],
            ],
            main(pen, 2)
          ) +
          lines(
            [
              [x + 34, 284, x + 34, 130],
              [x + 72, 284, x + 72, 130],
            ],
            main(pen, 2)
          ) +
          rect(x + 14, 108, 78, 24, pen.line, 0.95) +
          circle(x + 53, 120, 7, { stroke: pen.paper, width: 3 })
      )
      .join('') +
    [56, 190, 324, 458].map((x) => rect(x - 14, 150, 28, 248, pen.line, 0.95)).join('') +
    rect(-60, 398, 700, 18, pen.line, 0.95) +
    hatched('M-60 416H640V450H-60Z', [-60, 416, 700, 34], 15, thin(pen, 0.7)) +
    [0, 1, 2, 3].map((i) => path(`M${-40 + i * 26} ${474 + i * 20}h170m36 0h150m40 0h200`, thin(pen, 0.55))).join('') +
    dimension(pen, [70, 74], [176, 74], '10000') +
    dimension(pen, [204, 74], [310, 74], '10000') +
    dimension(pen, [338, 74], [444, 74], '10000')
  )
}
