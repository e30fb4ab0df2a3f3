const paints = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
}

/** The medians of several runs of one page, against its limits. */
export function judge(reports, { scores, lcp = Infinity }) {
  const score = Object.fromEntries(
    Object.keys(scores).map((name) => [
      name,
      median(reports.map(({ categories }) => Math.round(100 * (categories[name].score ?? 0)))),
    ])
  )
  const paint = Object.fromEntries(
    Object.entries(paints).map(([name, audit]) => [
      name,
      median(reports.map(({ audits }) => audits[audit].numericValue)),
    ])
  )
  const isGood =
    paint.LCP <= lcp && Object.entries(scores).every(([name, least]) => score[name] >= least)
  return { score, paint, isGood }
}

export function sentenceOf({ score, paint, isGood }, { lcp }) {
  const scores = Object.entries(score).map(([name, value]) => `${name} ${value}`)
  const { FCP, LCP, CLS, TBT } = paint
  const limit = lcp ? ` (at most ${lcp})` : ''
  return (
    `${isGood ? 'good' : 'NOT GOOD'}: ${scores.join(', ')}; FCP ${Math.round(FCP)} ms, ` +
    `LCP ${Math.round(LCP)} ms${limit}, CLS ${CLS.toFixed(3)}, TBT ${Math.round(TBT)} ms`
  )
}

/** What cost points in any of the runs, each once. */
export function faultsOf(reports, { scores }) {
  const faults = new Map()
  for (const { categories, audits } of reports) {
    for (const name of Object.keys(scores)) {
      for (const { id, weight } of categories[name].auditRefs) {
        const { score, title, displayValue = '' } = audits[id]
        if (weight > 0 && score !== null && score < 0.9) {
          faults.set(id, `  ${name}: ${id} (${title}) ${displayValue}`)
        }
      }
    }
  }
  return [...faults.values()]
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
