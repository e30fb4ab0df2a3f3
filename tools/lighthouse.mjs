/**
 * `npm run lighthouse [address]`: what Lighthouse says of a page on a phone, three times, against a product that is
 * running (`npm start`). Lighthouse itself comes through npx and is no dependency; the browser is the one that
 * CHROME_PATH names. `npm run lighthouse -- paper` serves a product of its own, with a test of 100 questions that its
 * learner has begun.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, stop } from '../scripts/toolbox.mjs'
import { openPaper } from './loopback/open_paper.mjs'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3)
const ofEveryPage = { 'performance': 95, 'accessibility': 100, 'best-practices': 95, 'seo': 100 }
const ownBrowser = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage'
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const browser = process.env.CHROME_PATH ?? browsers.find((path) => existsSync(path))

const paper = process.argv[2] === 'paper' ? await openPaper(browser, 100) : null
const address =
  paper?.address ?? process.argv[2] ?? `http://127.0.0.1:${process.env.PORT ?? 3000}/index`
/** A test is no page for search engines. */
const { seo, ...ofATest } = ofEveryPage
const wanted = paper ? ofATest : { ...ofATest, seo }

const reachable =
  paper ||
  (await fetch(address).then(
    (answer) => answer.ok,
    () => false
  ))
if (!reachable) stop(`${address} does not answer. Start the product first: npm start`)

const folder = mkdtempSync(join(tmpdir(), 'zhuxue-lighthouse-'))
const reports = []
try {
  for (let at = 0; at < runs; at++) reports.push(await measure(join(folder, `${at}.json`)))
} finally {
  rmSync(folder, { recursive: true, force: true })
  await paper?.stop()
}
printFaults(reports)
process.exit(reports.every(isGood) ? 0 : 1)

async function measure(file) {
  await paper?.forgetFiles()
  const { code, output } = await run(
    'npx',
    [
      '--yes',
      'lighthouse@13',
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--form-factor=mobile',
      ...(paper ? [`--port=${paper.port}`, '--disable-storage-reset'] : [ownBrowser]),
    ],
    { quiet: true, env: browser ? { CHROME_PATH: browser } : {} }
  )
  if (!existsSync(file)) stop(`${output}\nLighthouse ended with ${code} and left no report.`)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  console.log(line(report))
  return report
}

function line(report) {
  const scores = Object.keys(wanted).map((name) => `${name} ${scoreOf(report, name)}`)
  const audit = (name) => report.audits[name].displayValue
  return (
    `${scores.join(', ')}; FCP ${audit('first-contentful-paint')}, LCP ${audit('largest-contentful-paint')}, ` +
    `CLS ${audit('cumulative-layout-shift')}, TBT ${audit('total-blocking-time')}`
  )
}

function scoreOf({ categories }, name) {
  return Math.round(100 * (categories[name].score ?? 0))
}

function isGood(report) {
  return Object.entries(wanted).every(([name, least]) => scoreOf(report, name) >= least)
}

/** What cost points in any of the runs, each once. */
function printFaults(all) {
  const faults = new Map()
  for (const { categories, audits } of all) {
    for (const name of Object.keys(wanted)) {
      for (const { id, weight } of categories[name].auditRefs) {
        const { score, title, displayValue = '' } = audits[id]
        if (weight > 0 && score !== null && score < 0.9) {
          faults.set(id, `  ${name}: ${id} (${title}) ${displayValue}`)
        }
      }
    }
  }
  for (const fault of faults.values()) console.log(fault)
}
