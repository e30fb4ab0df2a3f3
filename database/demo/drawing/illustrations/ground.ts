import { clipped, hatched, lines, path, rect } from '../svg.js'
import { dimension, level, main, thin, type Motif } from './pen.js'

/** A braced excavation in its strata. */
export const foundation: Motif = (pen) => {
  const soil = 'M-60 150H90V452H370V150H620V600H-60Z'
  const strata = [214, 300, 392, 486].map((y, i) => `M-60 ${y}C60 ${y + 14} 200 ${y - 18 + i * 6} 620 ${y + 10}`)
  return (
    clipped(soil, rect(-60, 150, 680, 450, pen.body) + strata.map((d) => path(d, thin(pen, 0.6))).join('')) +
    hatched('M-60 150H90V172H-60ZM370 150H620V172H370Z', [-60, 150, 680, 22], 13, thin(pen, 0.8)) +
    lines(
      [
        [-60, 150, 90, 150],
        [370, 150, 620, 150],
      ],
      main(pen)
    ) +
    rect(90, 122, 20, 418, pen.line, 0.95) +
    rect(350, 122, 20, 418, pen.line, 0.95) +
    [190, 282, 366].map((y) => rect(110, y, 240, 11, pen.line, 0.9)).join('') +
    rect(223, 160, 14, 300, pen.line, 0.9) +
    lines(
      [
        [110, 201, 150, 240],
        [350, 201, 310, 240],
        [110, 293, 150, 330],
        [350, 293, 310, 330],
      ],
      main(pen, 2)
    ) +
    rect(110, 430, 240, 22, pen.accent) +
    lines(
      [
        [-60, 246, 90, 246],
        [370, 246, 620, 246],
      ],
      { stroke: pen.accent, width: 2, dash: '12 9' }
    ) +
    level(pen, 396, 246, '-2.600') +
    level(pen, 134, 430, '-9.800') +
    dimension(pen, [110, 96], [350, 96], '24000')
  )
}
