import { lettering } from '../text_layout.js'
import { area, circle, clipped, lines, path, poly, rect, type Point } from '../svg.js'
import { GROUND, main, marked, thin, type Motif } from './pen.js'

type Segment = [number, number, number, number]

/** A total station taking a reading from a staff. */
export const survey: Motif = (pen) => {
  const contours = Array.from({ length: 7 }, (_, i) => {
    const y = (x: number) =>
      300 + i * 34 - (70 - i * 8) * Math.exp(-(((x - 360) / 150) ** 2)) + 8 * Math.sin(x / 60 + i)
    return poly(Array.from({ length: 36 }, (_unused, j): Point => [-60 + j * 20, y(-60 + j * 20)]))
  })
  const staff = Array.from({ length: 12 }, (_, i) => rect(i % 2 ? 430 : 441, 110 + i * 24, 11, 12, pen.line))
  return (
    contours.map((d) => path(d, thin(pen, 0.55))).join('') +
    lines(
      [
        [150, 270, 84, 500],
        [150, 270, 216, 500],
        [150, 270, 158, 486],
      ],
      main(pen, 6)
    ) +
    lines([[104, 430, 196, 430]], main(pen, 2)) +
    rect(116, 256, 68, 14, pen.line) +
    path('M112 172V240A10 10 0 0 0 122 250H178A10 10 0 0 0 188 240V172', main(pen, 9)) +
    circle(150, 200, 36, { stroke: pen.line, width: 5, fill: pen.body }) +
    circle(150, 200, 19, { stroke: pen.accent, width: 5, fill: pen.paper }) +
    rect(134, 142, 32, 14, pen.line) +
    lines([[186, 200, 424, 200]], { ...marked(pen, 2.5), dash: '16 8' }) +
    rect(430, 98, 24, 330, pen.body) +
    staff.join('') +
    path('M430 98H454V428H430Z', main(pen, 2.5)) +
    area(
      poly(
        [
          [424, 200],
          [406, 191],
          [406, 209],
        ],
        true
      ),
      pen.accent
    ) +
    lettering('1.485', { x: 300, y: 188, size: 20, fill: pen.accent, anchor: 'middle' })
  )
}

export const helmet: Motif = (pen) => {
  const net = Array.from({ length: 17 }, (_, i): Segment[] => [
    [-60 + i * 46, 404, 100 + i * 46, 564],
    [100 + i * 46, 404, -60 + i * 46, 564],
  ]).flat()
  const shell = 'M70 350C70 234 142 164 246 164S422 234 422 350Z'
  const ridge = 'M206 168C206 146 218 138 246 138S286 146 286 168L292 350H200Z'
  return (
    clipped('M-60 412H640V600H-60Z', lines(net, thin(pen, 0.5))) +
    lines([[-60, 412, 640, 412]], main(pen, 3)) +
    area(shell, pen.body) +
    path(shell, main(pen, 5)) +
    path('M132 340C132 262 150 222 178 196M360 340C360 262 342 222 314 196', main(pen, 3)) +
    area(ridge, pen.accent) +
    path(ridge, main(pen, 4)) +
    area('M26 350H466C486 350 486 384 462 384H30C6 384 6 350 26 350Z', pen.line) +
    lines([[150, 366, 342, 366]], { stroke: pen.paper, width: 3 })
  )
}

/** Single-line diagram from the transformer to a motor. */
export const circuit: Motif = (pen) => {
  const feeder = (x: number, last: string) =>
    lines(
      [
        [x, 236, x, 276],
        [x, 318, x, 366],
      ],
      main(pen, 2.5)
    ) +
    lines([[x, 318, x - 18, 280]], marked(pen, 3.5)) +
    circle(x, 236, 5, { stroke: pen.line, fill: pen.line }) +
    path(`M${x - 7} 269l14 14M${x + 7} 269l-14 14`, main(pen, 2)) +
    rect(x - 9, 336, 18, 26, pen.paper) +
    path(`M${x - 9} 334h18v30h-18Z`, main(pen, 2)) +
    circle(x, 398, 32, { stroke: pen.line, width: 3, fill: pen.body }) +
    lettering(last, { x, y: 407, size: 26, weight: 'bold', fill: pen.line, anchor: 'middle' })
  return (
    lines(
      [
        [250, 30, 250, 96],
        [250, 184, 250, 236],
      ],
      main(pen, 2.5)
    ) +
    circle(250, 122, 30, { stroke: pen.accent, width: 4 }) +
    circle(250, 158, 30, { stroke: pen.accent, width: 4 }) +
    rect(40, 230, 560, 11, pen.line) +
    [90, 198, 306, 414].map((x, i) => feeder(x, ['M', 'M', 'L', 'M'][i]!)).join('') +
    lines([[40, 492, 600, 492]], { ...thin(pen, 0.8), dash: '18 8' }) +
    lines(
      [
        [90, 430, 90, 492],
        [198, 430, 198, 492],
        [306, 430, 306, 492],
        [414, 430, 414, 492],
      ],
      thin(pen, 0.8)
    ) +
    path('M226 506H274M236 518H264M245 530H255', main(pen, 2.5))
  )
}

/** A shaft headframe over its strata. */
export const headframe: Motif = (pen) => {
  const strata = [500, 530, 562].map((y) => `M-60 ${y}C80 ${y - 14} 260 ${y + 14} 640 ${y - 6}`)
  return (
    rect(-60, GROUND, 700, 160, pen.body) +
    strata.map((d) => path(d, thin(pen, 0.7))).join('') +
    lines([[-60, GROUND, 640, GROUND]], main(pen, 3)) +
    lines(
      [
        [170, GROUND, 196, 110],
        [286, GROUND, 260, 110],
      ],
      main(pen, 5)
    ) +
    lines(
      [
        [260, 130, 452, GROUND],
        [262, 190, 410, GROUND],
      ],
      main(pen, 5)
    ) +
    lines(
      [
        [174, 400, 282, 400],
        [180, 320, 276, 320],
        [186, 240, 270, 240],
        [190, 170, 266, 170],
      ],
      main(pen, 2.5)
    ) +
    lines(
      [
        [174, 400, 276, 320],
        [282, 400, 180, 320],
        [180, 320, 270, 240],
        [276, 320, 186, 240],
        [186, 240, 266, 170],
        [270, 240, 190, 170],
      ],
      main(pen, 1.8)
    ) +
    circle(228, 108, 50, { stroke: pen.accent, width: 6, fill: pen.paper }) +
    lines(
      [0, 1, 2, 3].map((i): Segment => {
        const angle = (i * Math.PI) / 4
        return [
          228 - 50 * Math.cos(angle),
          108 - 50 * Math.sin(angle),
          228 + 50 * Math.cos(angle),
          108 + 50 * Math.sin(angle),
        ]
      }),
      marked(pen, 2.5)
    ) +
    lines(
      [
        [178, 108, 178, 600],
        [278, 116, 540, 430],
      ],
      marked(pen, 2.5)
    ) +
    rect(166, GROUND, 24, 150, pen.paper) +
    path('M166 452V600M190 452V600', main(pen, 2.5)) +
    rect(440, 380, 200, 72, pen.line, 0.95)
  )
}
