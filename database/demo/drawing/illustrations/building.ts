import { lettering } from '../text_layout.js'
import { circle, hatched, lines, path, poly, rect, type Point } from '../svg.js'
import { bubble, dimension, GROUND, level, main, marked, thin, type Motif } from './pen.js'

type Segment = [number, number, number, number]

/** Zigzag bracing between two parallel chords. */
function bracing(from: Point, to: Point, offset: Point, bays: number): Segment[] {
  const on = (t: number, shifted: boolean): Point => [
    from[0] + (to[0] - from[0]) * t + (shifted ? offset[0] : 0),
    from[1] + (to[1] - from[1]) * t + (shifted ? offset[1] : 0),
  ]
  return Array.from({ length: bays }, (_, bay) => {
    const [a, b] = [on(bay / bays, bay % 2 === 1), on((bay + 1) / bays, bay % 2 === 0)]
    return [a[0], a[1], b[0], b[1]]
  })
}

export const crane: Motif = (pen) => {
  const floors = [452, 396, 340, 284]
  const columns = [70, 136, 202, 268]
  const building =
    rect(58, 284, 222, 168, pen.body) +
    floors
      .slice(1)
      .map((y) => rect(58, y - 5, 222, 10, pen.line, 0.9))
      .join('') +
    columns.map((x) => rect(x - 5, 284, 10, 168, pen.line, 0.9)).join('') +
    lines(
      columns.flatMap((x): Segment[] => [
        [x - 4, 284, x - 4, 256],
        [x + 4, 284, x + 4, 262],
      ]),
      main(pen, 2)
    )
  const mast =
    lines(
      [
        [338, GROUND, 338, 96],
        [362, GROUND, 362, 96],
      ],
      main(pen)
    ) + lines(bracing([338, GROUND], [338, 96], [24, 0], 15), main(pen, 1.6))
  const jib =
    path(
      poly([
        [338, 120],
        [24, 120],
        [40, 98],
        [362, 98],
      ]),
      main(pen)
    ) +
    lines(bracing([338, 120], [24, 120], [0, -22], 22), main(pen, 1.4)) +
    path(
      poly(
        [
          [362, 98],
          [462, 98],
          [462, 120],
          [362, 120],
        ],
        true
      ),
      main(pen)
    ) +
    rect(424, 120, 34, 44, pen.line, 0.9)
  const ties = lines(
    [
      [350, 44, 120, 98],
      [350, 44, 452, 98],
      [338, 98, 350, 44],
      [350, 44, 362, 98],
    ],
    main(pen, 2)
  )
  const load =
    rect(126, 120, 28, 9, pen.line) +
    lines([[140, 128, 140, 196]], main(pen, 1.8)) +
    path(
      poly([
        [96, 224],
        [140, 196],
        [184, 224],
      ]),
      main(pen, 1.8)
    ) +
    rect(84, 224, 112, 15, pen.accent)
  const cab = rect(364, 126, 26, 34, pen.accent)

  return (
    lines([[-40, GROUND, 600, GROUND]], main(pen)) +
    hatched(`M-40 ${GROUND}H600V474H-40Z`, [-40, GROUND, 640, 22], 14, thin(pen, 0.5)) +
    building +
    mast +
    jib +
    ties +
    load +
    cab
  )
}

export const frame: Motif = (pen) => {
  const columns = [50, 162, 274, 386]
  const floors = [392, 312, 232, 152]
  return (
    rect(50, 152, 336, 300, pen.body) +
    columns.map((x) => rect(x - 8, 140, 16, 312, pen.line, 0.92)).join('') +
    floors.map((y) => rect(34, y - 8, 368, 16, pen.line, 0.92)).join('') +
    lines(
      [
        [170, 304, 266, 240],
        [266, 304, 170, 240],
      ],
      marked(pen, 5)
    ) +
    lines(
      [
        [170, 384, 266, 320],
        [266, 384, 170, 320],
      ],
      marked(pen, 5)
    ) +
    lines([[0, GROUND, 600, GROUND]], main(pen)) +
    columns.map((x) => rect(x - 22, GROUND, 44, 16, pen.line, 0.92)).join('') +
    lines(
      columns.map((x): Segment => [x, 474, x, 496]),
      thin(pen, 0.8)
    ) +
    columns.map((x, index) => bubble(pen, x, 514, String(index + 1))).join('') +
    columns
      .slice(1)
      .map((x) => dimension(pen, [x - 112, 106], [x, 106], '6000'))
      .join('') +
    floors.map((y, index) => level(pen, 418, y - 8, `${((index + 1) * 3.3).toFixed(3)}`)).join('')
  )
}

export const rebar: Motif = (pen) => {
  const [x, y, w, h] = [120, 84, 250, 370]
  const bars: [number, number, number][] = [
    ...[0, 1, 2, 3].map((i): [number, number, number] => [x + 44 + i * 54, y + h - 44, 17]),
    [x + 44, y + 44, 13],
    [x + w - 44, y + 44, 13],
    [x + 42, y + h / 2, 10],
    [x + w - 42, y + h / 2, 10],
  ]
  const inner = 24
  return (
    rect(x, y, w, h, pen.body) +
    hatched(`M${x} ${y}h${w}v${h}h${-w}Z`, [x, y, w, h], 26, thin(pen, 0.32)) +
    path(`M${x} ${y}h${w}v${h}h${-w}Z`, main(pen, 4)) +
    `<rect x="${x + inner}" y="${y + inner}" width="${w - 2 * inner}" height="${h - 2 * inner}" rx="18" fill="none" stroke="${pen.line}" stroke-width="6"/>` +
    path(`M${x + inner + 18} ${y + inner}l40 46M${x + inner} ${y + inner + 18}l46 40`, main(pen, 6)) +
    bars.map(([cx, cy, r]) => circle(cx, cy, r, { stroke: pen.body, width: 4, fill: pen.accent })).join('') +
    dimension(pen, [x, 500], [x + w, 500], '300') +
    dimension(pen, [84, y], [84, y + h], '600') +
    lines(
      [
        [x + w - 44, y + h - 44, 420, 356],
        [420, 356, 500, 356],
      ],
      { stroke: pen.accent, width: 2 }
    ) +
    lettering('4Φ25', { x: 422, y: 348, size: 19, fill: pen.accent })
  )
}
