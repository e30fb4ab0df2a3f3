/**
 * `npm run slow-phone [address]`: a course page on slow 3G (400 kbit/s, 400 ms a request) with a processor six times slower,
 * five times with an empty cache, against a product that is running (`npm start`). Says when the page could be read and
 * when its buy button worked. RUNS, LATENCY_MS, KBITS and SLOWER change what is asked.
 */
import { loadavg } from 'node:os'
import { chromium, devices } from '@playwright/test'
import { chromium as installed } from '../scripts/chromium.mjs'
import { stop } from '../scripts/toolbox.mjs'

const runs = Number(process.env.RUNS ?? 5)
const latency = Number(process.env.LATENCY_MS ?? 400)
const kbits = Number(process.env.KBITS ?? 400)
const slower = Number(process.env.SLOWER ?? 6)
const waiting = { timeout: 120_000 }
const wanted = { readable: 4_000, buy: 6_000 }

const origin = `http://localhost:${process.env.PORT ?? 3000}`
const address = process.argv[2] ?? (await firstCourse())
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? installed(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
const seen = []
try {
  for (let at = 0; at < runs; at++) {
    const run = await visit()
    console.log(lineOf(run))
    seen.push(run)
  }
} finally {
  await browser.close()
}
const middle = Object.fromEntries(
  Object.keys(seen[0]).map((name) => [name, median(seen.map((run) => run[name]))])
)
console.log(`median: ${lineOf(middle)}; load ${loadavg()[0].toFixed(1)}`)
const late = Object.keys(wanted).filter((name) => middle[name] > wanted[name])
if (late.length) console.log(`later than wanted: ${late.join(', ')}`)
process.exit(late.length ? 1 : 0)

async function firstCourse() {
  const answer = await fetch(`${origin}/api/public/courses?courseType=1&pageSize=5`).catch(() =>
    stop(`${origin} does not answer. Start the product first: npm start`)
  )
  const { courses } = await answer.json()
  return `${origin}/index/course-info/${courses[0].courseId}`
}

async function visit() {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'zh-CN' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const perSecond = (kbits * 1_000) / 8
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: perSecond, uploadThroughput: perSecond },
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'commit' })
  const readable = await page.waitForFunction(() => window.slowPhone?.readable, null, waiting)
  const buy = await page.waitForFunction(() => window.slowPhone?.buy, null, waiting)
  const beforeBuy = bytes
  // It is no button that only looks as if it worked.
  await page.getByRole('button', { name: '立即购买' }).click()
  await page.getByText('请先登录?').waitFor(waiting)
  const run = {
    readable: await readable.jsonValue(),
    buy: await buy.jsonValue(),
    kilobytes: beforeBuy / 1_024,
  }
  await context.close()
  return run
}

/** In the page: when its title and price are painted, and when the button takes a press. */
function watch() {
  window.slowPhone = {}
  const look = () => {
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0
    const title = document.querySelector('main h1')
    if (painted && title) window.slowPhone.readable ??= performance.now()
    const buttons = [...document.querySelectorAll('main button')]
    const buy = buttons.find(({ textContent }) => textContent.includes('立即购买'))
    if (buy && !buy.disabled) window.slowPhone.buy ??= performance.now()
    if (!window.slowPhone.buy) requestAnimationFrame(look)
  }
  look()
}

function lineOf({ readable, buy, kilobytes }) {
  const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`
  return `readable ${seconds(readable)}, buy button ${seconds(buy)}, ${kilobytes.toFixed(0)} KB before it`
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
