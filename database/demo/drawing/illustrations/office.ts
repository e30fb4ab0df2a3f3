import { lettering } from '../text_layout.js'
import { area, circle, lines, path, poly, rect, type Point } from '../svg.js'
import { dimension, main, marked, thin, type Motif } from './pen.js'

type Segment = [number, number, number, number]

/** Planned value month by month, and its cumulative S-curve. */
export const costCurve: Motif = (pen) => {
  const values = [34, 62, 104, 152, 186, 168, 118, 74, 42]
  const bars = values.map((v, i) => ({ x: 62 + i * 46, v }))
  const total = values.reduce((a, b) => a + b)
  let sum = 0
  const curve = bars.map(({ x, v }): Point => [x + 15, 440 - ((sum += v) / total) * 332])
  return (
    lines(
      [1, 2, 3, 4, 5, 6].map((i): Segment => [40, 440 - i * 56, 520, 440 - i * 56]),
      thin(pen, 0.35)
    ) +
    bars.map(({ x, v }) => rect(x, 440 - v, 30, v, pen.body)).join('') +
    bars.map(({ x, v }) => path(`M${x} 440V${440 - v}H${x + 30}V440`, main(pen, 2))).join('') +
    lines(
      [
        [40, 440, 560, 440],
        [40, 440, 40, 76],
      ],
      main(pen, 3)
    ) +
    lines(
      bars.map(({ x }): Segment => [x + 15, 440, x + 15, 449]),
      main(pen, 2)
    ) +
    path(poly(curve), marked(pen, 5)) +
    curve.map(([x, y]) => circle(x, y, 6.5, { stroke: pen.accent, width: 3.5, fill: pen.paper })).join('') +
    [1, 3, 5, 7, 9]
      .map((m, i) =>
        lettering(String(m), { x: bars[i * 2]!.x + 15, y: 474, size: 18, fill: pen.line, anchor: 'middle' })
      )
      .join('')
  )
}

/** Isometric blocks being measured. */
export const quantity: Motif = (pen) => {
  const iso = (x: number, y: number, z: number): Point => [240 + (x - y) * 0.866, 352 + (x + y) * 0.5 - z]
  const block = (x: number, y: number, z: number, [a, b, c]: [number, number, number], top: string) => {
    const face = (points: [number, number, number][]) =>
      poly(
        points.map((p) => iso(...p)),
        true
      )
    const up = face([
      [x, y, z + c],
      [x + a, y, z + c],
      [x + a, y + b, z + c],
      [x, y + b, z + c],
    ])
    const front = face([
      [x, y + b, z],
      [x + a, y + b, z],
      [x + a, y + b, z + c],
      [x, y + b, z + c],
    ])
    const side = face([
      [x + a, y, z],
      [x + a, y + b, z],
      [x + a, y + b, z + c],
      [x + a, y, z + c],
    ])
    return (
      area(up, top) +
      area(front, pen.body) +
      area(side, pen.plane) +
      [up, front, side].map((d) => path(d, main(pen, 2.5))).join('')
    )
  }
  const slab = Array.from({ length: 7 }, (_, i): Segment => {
    const [a, b] = [iso(-150 + i * 50, -150, 0), iso(-150 + i * 50, 150, 0)]
    return [a[0], a[1], b[0], b[1]]
  })
  const across = Array.from({ length: 7 }, (_, i): Segment => {
    const [a, b] = [iso(-150, -150 + i * 50, 0), iso(150, -150 + i * 50, 0)]
    return [a[0], a[1], b[0], b[1]]
  })
  const [p, q] = [iso(120, 152, 0), iso(-120, 152, 0)]
  return (
    lines([...slab, ...across], thin(pen, 0.5)) +
    block(-120, -110, 0, [240, 230, 52], pen.plane) +
    block(-70, -70, 52, [140, 150, 70], pen.plane) +
    block(-28, -28, 122, [56, 62, 150], pen.accent) +
    path(
      poly([
        [q[0], q[1] + 26],
        [p[0], p[1] + 26],
      ]),
      thin(pen, 0.9)
    ) +
    lines(
      [
        [q[0] - 6, q[1] + 32, q[0] + 6, q[1] + 20],
        [p[0] - 6, p[1] + 32, p[0] + 6, p[1] + 20],
      ],
      main(pen, 2)
    ) +
    dimension(pen, [448, 150], [448, 352], '3600')
  )
}

/** A critical path through an arrow network. */
export const network: Motif = (pen) => {
  const nodes: Record<string, Point> = {
    1: [42, 280],
    2: [136, 160],
    3: [136, 400],
    4: [248, 280],
    5: [314, 130],
    6: [342, 400],
    7: [418, 264],
  }
  const link = (from: string, to: string, critical = false, days = '') => {
    const [[x1, y1], [x2, y2]] = [nodes[from]!, nodes[to]!]
    const length = Math.hypot(x2 - x1, y2 - y1)
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
    const [ex, ey] = [x2 - dx * 32, y2 - dy * 32]
    const stroke = critical ? marked(pen, 5) : main(pen, 2.2)
    return (
      lines([[x1 + dx * 28, y1 + dy * 28, ex, ey]], stroke) +
      area(
        poly(
          [
            [ex + dx * 8, ey + dy * 8],
            [ex - dx * 9 - dy * 8, ey - dy * 9 + dx * 8],
            [ex - dx * 9 + dy * 8, ey - dy * 9 - dx * 8],
          ],
          true
        ),
        critical ? pen.accent : pen.line
      ) +
      lettering(days, {
        x: (x1 + x2) / 2 + Math.abs(dy) * 22 * (dy > 0 ? 1 : -1),
        y: (y1 + y2) / 2 - 10 * Math.abs(dx),
        size: 20,
        fill: critical ? pen.accent : pen.line,
        anchor: 'middle',
      })
    )
  }
  const circleAt = ([x, y]: Point) => circle(x, y, 27, { stroke: pen.line, width: 3, fill: pen.body })
  return (
    link('1', '2', false, '4') +
    link('1', '3', true, '6') +
    link('2', '4', false, '5') +
    link('3', '4', true, '8') +
    link('2', '5', false, '7') +
    link('3', '6', false, '9') +
    link('4', '5', false, '3') +
    link('4', '6', true, '5') +
    link('5', '7', false, '2') +
    link('6', '7', true, '4') +
    Object.values(nodes).map(circleAt).join('') +
    Object.entries(nodes)
      .map(([name, [x, y]]) =>
        lettering(name, { x, y: y + 8, size: 24, weight: 'bold', fill: pen.line, anchor: 'middle' })
      )
      .join('')
  )
}
