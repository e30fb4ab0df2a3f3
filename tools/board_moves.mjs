/**
 * `npm run board-moves`: how long the board takes from a list to a row and back, to the next page, and how long the longest
 * task is while a table of 100 rows is drawn and scrolled, against a product that is running (`npm start`) with the demo
 * data. Tasks are counted in processor time of the page's thread, which other work on the machine does not change.
 * RUNS repeats, LISTS names other lists (paths, with commas).
 */
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { chromium as installed } from '../scripts/chromium.mjs'
import { stop } from '../scripts/toolbox.mjs'

const origin = `http://localhost:${process.env.PORT ?? 3000}`
const runs = Number(process.env.RUNS ?? 5)
const lists = (process.env.LISTS ?? '/board/admin/orders,/board/admin/courses').split(',')
const wanted = { detail: 200, back: 200, next: 200, scrolling: 50, drawing: 50 }

const token = await signIn()
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? installed(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
let isLate = false
try {
  for (const list of lists) {
    const seen = []
    for (let at = 0; at < runs; at++) seen.push(await measure(list))
    report(list, seen)
  }
} finally {
  await browser.close()
}
process.exit(isLate ? 1 : 0)

async function signIn() {
  const answer = await fetch(`${origin}/local/people`).catch(() =>
    stop(`${origin} does not answer. Start the product first: npm start`)
  )
  const admin = (await answer.json()).people.find(({ role }) => role === 'admin')
  const response = await fetch(`${origin}/api/security/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...admin, loginType: 'admin', channelId: 0 }),
  })
  return response.headers.get('authorization')
}

async function measure(list) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  await page.addInitScript((staff) => sessionStorage.setItem('zhuxue.staff', staff), token)
  await page.addInitScript(watch)
  const detail = await moves(page, `${list}?pageSize=20`)
  const next = await turn(page, `${list}?pageSize=10`)
  const rows = await scroll(page, `${list}?pageSize=100`)
  await context.close()
  return { ...detail, next, ...rows }
}

/** To the first row that leads somewhere, and back; once before, because its code comes when it is first opened. */
async function moves(page, address) {
  await open(page, address)
  const seen = {}
  for (let round = 0; round < 2; round++) {
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.waitForTimeout(700)
    const before = await page.evaluate(() => window.scrollY)
    seen.detail = await page.evaluate(() => window.boardMoves.toDetail())
    await page.waitForTimeout(700)
    seen.back = await page.evaluate(() => window.boardMoves.back())
    seen.scrollKept = Math.abs((await page.evaluate(() => window.scrollY)) - before) < 40 ? 1 : 0
  }
  return seen
}

async function turn(page, address) {
  await open(page, address)
  await page.locator('.ant-pagination-next').hover()
  await page.waitForTimeout(600)
  return page.evaluate(() => window.boardMoves.next())
}

async function scroll(page, address) {
  await open(page, address)
  const rows = await page.locator('.ant-table-row').count()
  await page.waitForTimeout(1_500)
  const scrolling = await longestTask(page, () =>
    page.evaluate(() => window.boardMoves.scrollDown())
  )
  // Its code and its data are there: what is left is drawing.
  await page.evaluate(() => window.boardMoves.toDetail())
  await page.waitForTimeout(1_500)
  const drawing = await longestTask(page, async () => {
    await page.evaluate(() => window.boardMoves.back())
    await page.waitForTimeout(500)
  })
  return { rows, scrolling, drawing }
}

/** In milliseconds of processor time of the page's thread. */
async function longestTask(page, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain'
  )
  const threads = new Set(main.map(({ pid, tid }) => `${pid}.${tid}`))
  const tasks = traceEvents.filter(
    ({ name, tdur, pid, tid }) => /RunTask$/.test(name) && tdur && threads.has(`${pid}.${tid}`)
  )
  return Math.max(0, ...tasks.map(({ tdur }) => tdur)) / 1_000
}

async function open(page, address) {
  await page.goto(origin + address)
  await page.locator('.ant-table-row').first().waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
}

/** In the page. */
function watch() {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  async function until(holds) {
    const began = performance.now()
    while (!holds() && performance.now() - began < 20_000) await frame()
    await frame()
    return performance.now() - began
  }
  const row = () => document.querySelector('.ant-table-row')
  const isSettled = () => row() && !document.querySelector('.ant-spin-spinning')
  window.boardMoves = {
    toDetail() {
      const links = [...document.querySelectorAll('.ant-table-row a[href*="/board/"]')]
      const link = links.find(({ target }) => !target)
      if (!link) return Promise.resolve(NaN)
      const from = location.href
      link.click()
      const isShown = () =>
        location.href !== from &&
        !document.querySelector('.ant-spin-spinning, .ant-skeleton') &&
        !row()?.isSameNode(link.closest('.ant-table-row')) &&
        document.querySelector('main h1, main .ant-descriptions, main form')
      return until(isShown)
    },
    back() {
      const from = location.href
      history.back()
      return until(() => location.href !== from && isSettled())
    },
    next() {
      const first = row().dataset.rowKey
      document.querySelector('.ant-pagination-next button').click()
      return until(() => isSettled() && row().dataset.rowKey !== first)
    },
    async scrollDown() {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 60) {
        window.scrollTo(0, y)
        await new Promise(requestAnimationFrame)
      }
    },
  }
}

function report(list, seen) {
  const names = Object.keys(seen[0])
  const middle = Object.fromEntries(
    names.map((name) => [name, median(seen.map((one) => one[name]))])
  )
  const figures = names.map((name) => `${name} ${Math.round(middle[name])}`)
  console.log(`${list}: ${figures.join(', ')}; load ${loadavg()[0].toFixed(1)}`)
  const late = Object.keys(wanted).filter((name) => middle[name] > wanted[name])
  if (late.length) console.log(`  later than wanted: ${late.join(', ')}`)
  isLate ||= late.length > 0
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
