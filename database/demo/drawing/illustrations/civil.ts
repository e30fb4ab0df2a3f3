import { lettering } from '../text_layout.js'
import { area, circle, clipped, hatched, lines, path, poly, rect, type Point } from '../svg.js'
import { dimension, GROUND, main, marked, thin, type Motif } from './pen.js'

type Segment = [number, number, number, number]

const ripples = (from: number) =>
  [0, 1, 2, 3].map(
    (row) => `M${-40 + row * 30} ${from + row * 20}h${150 - row * 20}m40 0h${210}m50 0h${190 + row * 20}`
  )

export const truss: Motif = (pen) => {
  const nodes = Array.from({ length: 11 }, (_, i) => -80 + i * 64)
  const top = nodes.map((x, i): Point => [x + 32, 236 - 74 * Math.sin((Math.PI * (i + 0.5)) / 10)]).slice(0, 10)
  const diagonals = top.flatMap(([x, y], i): Segment[] => [
    [nodes[i]!, 330, x, y],
    [x, y, nodes[i + 1]!, 330],
  ])
  return (
    rect(40, 352, 46, 208, pen.body) +
    rect(424, 352, 46, 208, pen.body) +
    lines(
      [
        [40, 352, 40, 560],
        [86, 352, 86, 560],
        [424, 352, 424, 560],
        [470, 352, 470, 560],
      ],
      main(pen)
    ) +
    rect(30, 344, 66, 12, pen.line) +
    rect(414, 344, 66, 12, pen.line) +
    lines(diagonals, main(pen, 3)) +
    path(poly(top), main(pen, 7)) +
    rect(-80, 326, 720, 16, pen.line) +
    top.map(([x, y]) => circle(x, y, 6, { stroke: pen.line, width: 2.5, fill: pen.paper })).join('') +
    lines([[-80, 316, 640, 316]], marked(pen, 3.5)) +
    ripples(474)
      .map((d) => path(d, thin(pen, 0.6)))
      .join('') +
    dimension(pen, [63, 418], [447, 418], '64000')
  )
}

export const archBridge: Motif = (pen) => {
  const rise = (x: number) => 452 - 336 * (1 - ((x - 232) / 250) ** 2)
  const points = Array.from({ length: 41 }, (_, i): Point => [-18 + i * 12.5, rise(-18 + i * 12.5)])
  const inner = points.map(([x, y]): Point => [x, y + 22 + Math.abs(x - 232) * 0.05]).reverse()
  const hangers = Array.from({ length: 19 }, (_, i) => -20 + i * 30).filter((x) => rise(x) < 330)
  return (
    area(poly([...points, ...inner], true), pen.line, 0.95) +
    lines(
      hangers.map((x): Segment => [x, rise(x) + 20, x, 350]),
      main(pen, 2)
    ) +
    rect(-80, 346, 720, 18, pen.line) +
    lines([[-80, 338, 640, 338]], marked(pen, 3.5)) +
    rect(-80, 364, 720, 8, pen.body) +
    ripples(470)
      .map((d) => path(d, thin(pen, 0.6)))
      .join('') +
    dimension(pen, [20, 420], [444, 420], '54000')
  )
}

/** A road winding to the horizon; width shrinks with the distance. */
export const road: Motif = (pen) => {
  const along = Array.from({ length: 61 }, (_, i) => i / 60)
  const y = (t: number) => 196 + 380 * t ** 1.6
  const centre = (t: number) => 318 + 150 * Math.sin((1 - t) * 5.6) * t - 50 * t
  const half = (t: number) => 3 + 150 * t ** 1.5
  const left = along.map((t): Point => [centre(t) - half(t), y(t)])
  const right = along.map((t): Point => [centre(t) + half(t), y(t)])
  const dashes = Array.from({ length: 11 }, (_, i) => 0.16 + i * 0.08).map((t) => {
    const edge = (u: number, side: number): Point => [centre(u) + side * half(u) * 0.035, y(u)]
    return area(poly([edge(t, -1), edge(t + 0.04, -1), edge(t + 0.04, 1), edge(t, 1)], true), pen.accent)
  })
  const hills = [
    'M-60 208C20 150 90 196 160 172S290 108 380 160 520 120 620 168V220H-60Z',
    'M-60 214C60 190 150 216 240 196S420 168 620 206V226H-60Z',
  ]
  const contours = [250, 292, 344, 410, 490].map(
    (v, i) => `M-60 ${v}C60 ${v - 22} 190 ${v + 16 + i * 3} 330 ${v - 8}S520 ${v + 10} 620 ${v - 14}`
  )
  return (
    area(hills[0]!, pen.body, 0.75) +
    area(hills[1]!, pen.body) +
    contours.map((d) => path(d, thin(pen, 0.4))).join('') +
    area(poly([...left, ...right.reverse()], true), pen.plane) +
    path(poly(left), main(pen, 3.5)) +
    path(poly(right), main(pen, 3.5)) +
    dashes.join('') +
    [
      [86, 286, 'K2+300'],
      [20, 402, 'K2+200'],
    ]
      .map(
        ([x, v, name]) =>
          lines([[Number(x), Number(v), Number(x), Number(v) + 36]], main(pen, 2.5)) +
          rect(Number(x) - 4, Number(v) - 24, 84, 28, pen.accent) +
          lettering(String(name), {
            x: Number(x) + 38,
            y: Number(v) - 4,
            size: 18,
            weight: 'bold',
            fill: pen.paper,
            anchor: 'middle',
          })
      )
      .join('')
  )
}

export const pipes: Motif = (pen) => {
  const soil = 'M-60 150H60L140 470H400L470 150H640V600H-60Z'
  const ring = (x: number, y: number, r: number, mark = false) =>
    circle(x, y, r, { stroke: mark ? pen.accent : pen.line, width: r * 0.16, fill: pen.paper }) +
    circle(x, y, r * 0.72, thin(pen, 0.8)) +
    lines(
      [
        [x - r * 1.25, y, x + r * 1.25, y],
        [x, y - r * 1.25, x, y + r * 1.25],
      ],
      { ...thin(pen, 0.7), dash: '16 5 3 5' }
    )
  return (
    clipped(soil, rect(-60, 150, 700, 450, pen.body)) +
    hatched(soil, [-60, 150, 700, 450], 30, thin(pen, 0.4)) +
    path('M-60 150H60L140 470H400L470 150H640', main(pen, 3)) +
    rect(140, 440, 260, 30, pen.plane) +
    clipped('M121 394H417L400 470H140Z', rect(100, 394, 340, 80, pen.plane)) +
    path('M121 394H417', { ...main(pen, 1.6), dash: '9 7' }) +
    ring(232, 352, 84, true) +
    ring(356, 388, 44) +
    ring(332, 262, 30) +
    lines(
      [
        [60, 150, 60, 118],
        [470, 150, 470, 118],
      ],
      thin(pen, 0.8)
    ) +
    dimension(pen, [60, 126], [470, 126], '4100') +
    lettering('DN1200', { x: 232, y: 360, size: 24, weight: 'bold', fill: pen.line, anchor: 'middle' }) +
    lines([[-60, GROUND + 200, 640, GROUND + 200]], main(pen))
  )
}
