/**
 * `npm run tools -- lighthouse`: runs Lighthouse on home, list, course page, /admin-login, the first list of the admin
 * and a test of 100 questions on a phone, five times each, against a product of its own, and compares the medians with
 * limits.mjs. With a URL: on that page of a running product. CHROME_PATH is the browser, LIGHTHOUSE_RUNS the number of
 * runs, LIGHTHOUSE_ONLY part of a name.
 */
import { exitOnSignals, stop } from '../../scripts/toolbox.mjs'
import { buildChanged } from '../../scripts/build.mjs'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { limits } from './limits.mjs'
import { measure } from './measure.mjs'
import { ownProduct } from './own_product.mjs'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
const only = process.env.LIGHTHOUSE_ONLY ?? ''
const address = process.argv[2]
const paints = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
}

exitOnSignals()
await ensureChromium()
const { pages, end } = await open()
try {
  for (const page of pages.filter(({ name }) => name.includes(only))) await checkMedians(page)
} finally {
  await end()
}
process.exit()

async function open() {
  if (!address) {
    await buildChanged()
    return ownProduct()
  }
  const isThere = await fetch(address).then(
    ({ ok }) => ok,
    () => false
  )
  if (!isThere) stop(`${address} does not respond. Start the product first: npm start`)
  return { pages: [{ name: address, address, limit: limits.anyPage }], end: async () => {} }
}

/** Compares the medians of several runs with the limits, and prints the audits that cost points in any of them. */
async function checkMedians({ name, address, limit: { scores, lcp = Infinity } }) {
  const reports = []
  for (let run = 0; run < runs; run++) reports.push(await measure(address))
  const medianOf = (value) => reports.map(value).sort((a, b) => a - b)[Math.floor(runs / 2)]
  const score = (category) => medianOf(({ categories }) => Math.round(100 * (categories[category].score ?? 0)))
  const paint = (audit) => medianOf(({ audits }) => audits[audit].numericValue)

  const isGood =
    paint(paints.LCP) <= lcp && Object.entries(scores).every(([category, least]) => score(category) >= least)
  const parts = [
    ...Object.keys(scores).map((category) => `${category} ${score(category)}`),
    ...Object.entries(paints).map(([short, audit]) => `${short} ${Number(paint(audit).toFixed(2))}`),
  ]
  console.log(`${name}, median of ${runs}, ${isGood ? 'good' : 'NOT GOOD'}: ${parts.join(', ')}`)
  for (const fault of new Set(reports.flatMap((report) => failedAudits(report, scores)))) console.log(`  ${fault}`)
  if (!isGood) process.exitCode = 1
}

function failedAudits({ categories, audits }, scores) {
  return Object.keys(scores).flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${id} (${audits[id].title})`)
  )
}
