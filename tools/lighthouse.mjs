/**
 * `npm run lighthouse`: what Lighthouse says of home, list, course page, /admin-login and the first list of the board on a
 * phone, five times each, against a product of its own; the medians are held against tools/lighthouse/limits.mjs. With an
 * address: of that page of a running product. `npm run lighthouse -- paper`: of a test of 100 questions that its learner
 * has begun. The browser is the one that CHROME_PATH names; LIGHTHOUSE_RUNS is how often, LIGHTHOUSE_ONLY a part of a name.
 */
import { ensureInstalled, exitOnSignals, stop } from '../scripts/toolbox.mjs'
import { buildWhatChanged } from '../scripts/build.mjs'
import { ensureChromium } from '../scripts/chromium.mjs'
import { faultsOf, judge, sentenceOf } from './lighthouse/judge.mjs'
import { limits } from './lighthouse/limits.mjs'
import { browser, measure } from './lighthouse/measure.mjs'
import { ownProduct } from './lighthouse/own_product.mjs'
import { openPaper } from './loopback/open_paper.mjs'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
const only = process.env.LIGHTHOUSE_ONLY ?? ''
const asked = process.argv[2]

exitOnSignals()
await ensureInstalled()
await ensureChromium()
const { pages, end } = await open()
let areGood = true
try {
  for (const { name, address, limit, paper } of pages.filter(({ name }) => name.includes(only))) {
    const reports = []
    for (let at = 0; at < runs; at++) {
      await paper?.forgetFiles()
      reports.push(await measure(address, paper?.port))
    }
    const verdict = judge(reports, limit)
    areGood &&= verdict.isGood
    console.log(`${name}, median of ${runs}, ${sentenceOf(verdict, limit)}`)
    for (const fault of faultsOf(reports, limit)) console.log(fault)
  }
} finally {
  await end()
}
process.exit(areGood ? 0 : 1)

async function open() {
  if (asked === 'paper') {
    const paper = await openPaper(browser, 100)
    const page = { name: 'a test', address: paper.address, limit: limits.paper, paper }
    return { pages: [page], end: () => paper.stop() }
  }
  if (asked) {
    const isThere = await fetch(asked).then(
      (answer) => answer.ok,
      () => false
    )
    if (!isThere) stop(`${asked} does not answer. Start the product first: npm start`)
    const page = { name: asked, address: asked, limit: limits.anyPage }
    return { pages: [page], end: async () => undefined }
  }
  await buildWhatChanged()
  const product = await ownProduct()
  return { pages: product.pages, end: () => product.stop() }
}
