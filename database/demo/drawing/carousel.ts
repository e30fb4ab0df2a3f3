import { illustrations } from './illustrations/index.js'
import { palettes, type Palette } from './palette.js'
import { penOn } from './illustrations/pen.js'
import { area, at, circle, clipped, grid, lines, path, rect, sheet } from './svg.js'

/**
 * The three pictures of the home carousel. The page shows its text on the left third; the subject is between 880 and
 * 1380 pixels, so that the middle 780 pixels also work as a picture.
 */
export const CAROUSEL = { width: 1920, height: 520 }

const { width: W, height: H } = CAROUSEL

const sky = (palette: Palette) =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.deep}"/>` +
  `<stop offset="1" stop-color="${palette.ground}"/></linearGradient></defs><rect width="${W}" height="${H}" fill="url(#sky)"/>`

const quiet = (content: string, opacity: number) => `<g opacity="${opacity}">${content}</g>`

/** A desk with the estimate on paper, and the estimated building behind it. */
function estimate(): string {
  const palette = palettes.cost
  const behind = { ...penOn(palette), line: '#A9C9C4', plane: '#15585A', body: palette.deep }
  const ink = {
    line: palette.deep,
    body: palette.shade,
    plane: palette.shade,
    accent: palette.spot,
    paper: palette.tint,
  }
  const paper = 'M880 36H1380V484H880Z'
  return (
    sky(palette) +
    grid(W, H, 40, { stroke: '#FFFFFF', width: 1, opacity: 0.06 }) +
    at(1424, -6, illustrations.quantity(behind), 0.94) +
    rect(892, 48, 500, 448, palette.deep, 0.55) +
    area(paper, palette.tint) +
    clipped(paper, at(880, 36, grid(500, 448, 28, { stroke: palette.ground, width: 1, opacity: 0.1 }))) +
    path('M902 58H1358V462H902Z', { stroke: palette.deep, width: 1.5, opacity: 0.5 }) +
    clipped('M902 58H1358V462H902Z', at(906, 36, illustrations.costCurve(ink), 0.88))
  )
}

/** A building site in the evening: three rows of frames, cranes over the nearest. */
function site(): string {
  const palette = palettes.building
  const far = { ...penOn(palette), line: palette.accent, body: palette.ground }
  const pen = { ...penOn(palette), accent: '#FFFFFF' }
  return (
    sky(palette) +
    circle(1130, 300, 190, { stroke: palette.accent, width: 1.5, opacity: 0.35 }) +
    circle(1130, 300, 150, { stroke: palette.accent, width: 0, fill: palette.accent }) +
    quiet(at(1420, 112, illustrations.crane(far), 0.8), 0.4) +
    quiet(at(420, 250, illustrations.crane(far), 0.5), 0.28) +
    quiet(at(1720, 196, illustrations.crane(far), 0.62), 0.3) +
    at(900, 20, illustrations.crane(pen), 1.01) +
    rect(0, 476, W, 44, palette.deep) +
    lines([[0, 476, W, 476]], { stroke: '#FFFFFF', width: 2.5 })
  )
}

/** A long bridge over water, the spans repeated across the picture. */
function crossing(): string {
  const palette = palettes.water
  const hills = 'M0 330C180 250 330 310 520 268S830 190 1040 250 1400 300 1560 232 1800 210 1920 262V520H0Z'
  const nearHills = 'M0 366C260 320 470 372 760 338S1240 300 1480 350 1760 330 1920 352V520H0Z'
  const span = (x: number) => {
    const rise = (t: number) => 372 - 250 * (1 - ((t - 250) / 250) ** 2)
    const arch = Array.from({ length: 26 }, (_, i) => `${x + i * 20} ${rise(i * 20).toFixed(1)}`)
    const hangers = Array.from({ length: 15 }, (_, i) => 40 + i * 30)
    return (
      path(`M${arch.join('L')}`, { stroke: '#FFFFFF', width: 12 }) +
      lines(
        hangers.map((t) => [x + t, rise(t) + 4, x + t, 372]),
        { stroke: '#FFFFFF', width: 2, opacity: 0.85 }
      ) +
      rect(x - 14, 384, 28, 136, '#FFFFFF')
    )
  }
  const ripples = Array.from(
    { length: 5 },
    (_, i) => `M${i * 90} ${424 + i * 20}h260m90 0h420m70 0h300m110 0h520m60 0h400`
  )
  return (
    sky(palette) +
    area(hills, palette.ground) +
    area(nearHills, palette.deep, 0.8) +
    rect(0, 402, W, 118, palette.ground) +
    ripples.map((d) => path(d, { stroke: palette.accent, width: 2, opacity: 0.35 })).join('') +
    quiet(span(390), 0.16) +
    quiet(span(1390), 0.45) +
    span(890) +
    rect(1376, 384, 28, 136, '#FFFFFF') +
    rect(0, 370, W, 16, '#FFFFFF') +
    lines([[0, 362, W, 362]], { stroke: palette.accent, width: 4 })
  )
}

export const scenes = [estimate, site, crossing].map((draw) => () => sheet(W, H, draw()))
