import { lettering } from './text_layout.js'
import { area, hatched, lines, rect, sheet } from './svg.js'

/** Load diagrams for questions about beams, black on white as in a printed examination. */
const [width, height] = [900, 420]
const ink = '#1B2733'
const stroke = { stroke: ink, width: 3 }
const thin = { stroke: ink, width: 2 }

const text = (words: string, x: number, y: number) => lettering(words, { x, y, size: 34, fill: ink, anchor: 'middle' })

const beam = (x: number, length: number) => rect(x, 206, length, 16, ink)
const arrowHead = (x: number, y: number) => area(`M${x} ${y}l-8 -20h16Z`, ink)

/** A dimension line below the beam, with its end marks. */
const dimension = (x: number, length: number, words: string) =>
  lines(
    [
      [x, 330, x + length, 330],
      [x, 312, x, 348],
      [x + length, 312, x + length, 348],
    ],
    thin
  ) + text(words, x + length / 2, 382)

function support(x: number, rolls: boolean): string {
  const triangle = `M${x} 222l-24 42h48Z`
  const ground = rolls ? 278 : 264
  return (
    area(triangle, '#FFFFFF') +
    lines(
      [
        [x, 222, x - 24, 264],
        [x, 222, x + 24, 264],
        [x - 24, 264, x + 24, 264],
      ],
      stroke
    ) +
    lines([[x - 40, ground, x + 40, ground]], stroke) +
    hatched(`M${x - 40} ${ground}h80v14h-80Z`, [x - 40, ground, 80, 14], 12, thin)
  )
}

/** Simply supported, with a uniform load. */
export function simpleBeam(): string {
  const [x, length] = [120, 660]
  const arrows = Array.from({ length: 12 }, (_, at) => x + (length / 11) * at)
  return sheet(
    width,
    height,
    rect(0, 0, width, height, '#FFFFFF') +
      lines(
        [[x, 110, x + length, 110], ...arrows.map((at) => [at, 110, at, 190] as [number, number, number, number])],
        thin
      ) +
      arrows.map((at) => arrowHead(at, 204)).join('') +
      text('q＝10 kN/m', x + length / 2, 82) +
      beam(x, length) +
      support(x, false) +
      support(x + length, true) +
      text('A', x - 60, 250) +
      text('B', x + length + 60, 250) +
      dimension(x, length, '6 m')
  )
}

/** Fixed at its left end, with a load at its free end. */
export function cantilever(): string {
  const [x, length] = [180, 560]
  const wall = `M${x - 26} 120h26v190h-26Z`
  return sheet(
    width,
    height,
    rect(0, 0, width, height, '#FFFFFF') +
      lines([[x, 120, x, 310]], stroke) +
      hatched(wall, [x - 26, 120, 26, 190], 14, thin) +
      beam(x, length) +
      lines([[x + length, 90, x + length, 190]], stroke) +
      arrowHead(x + length, 206) +
      text('P＝10 kN', x + length, 68) +
      text('A', x - 56, 226) +
      text('B', x + length + 44, 230) +
      dimension(x, length, '3 m')
  )
}
