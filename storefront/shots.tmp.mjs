import { chromium } from '@playwright/test'
import { execFileSync } from 'node:child_process'
const base = 'http://localhost:28471'
const only = process.argv[2] ? new RegExp(process.argv[2]) : /./
const sql = (text) => execFileSync('sqlite3', ['-cmd', '.timeout 5000', '/tmp/paydata/zhuxue.sqlite', text]).toString().trim()
const utc = (minutes) => new Date(Date.now() + minutes * 60000).toISOString().slice(0, 19).replace('T', ' ')
async function login(idCard, loginType = 'idCard', passwd = 'Zhuxue-2026') {
  const answer = await fetch(`${base}/api/security/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ loginName: idCard, passwd, loginType, channelId: 0 }) })
  const body = await answer.json()
  return { token: answer.headers.get('authorization'), userName: body.user.userName, roles: body.user.userRole }
}
const zhou = await login('370102198803120179')
const meng = await login('370202199207240289')
const admin = await login('admin', 'admin', 'Zhuxue-Admin-2026')
const call = async (who, method, path, body) => (await fetch(base + path, { method, headers: { authorization: who.token, 'content-type': 'application/json', 'idempotency-key': String(Math.random()).repeat(2) }, body: body && JSON.stringify(body) })).json()
const { courses } = await call(zhou, 'GET', '/api/public/courses?courseType=1&pageSize=20')
const books = (await call(zhou, 'GET', '/api/public/courses?courseType=3&pageSize=20')).courses
sql("update orders set order_status=3, close_reason='cancelled' where order_status=1 and user_id=(select id from users where user_name='周若谷')")
const buy = async (who, products, more = {}) => {
  const a = await call(who, 'POST', '/api/user/orders/buy', { products, orderType: 'single', tradeType: 'NATIVE', ...more })
  if (a.code !== '200') throw new Error(JSON.stringify(a))
  return a.orderId
}
const addr = (await call(zhou, 'GET', '/api/user/addresses')).addresses[0].deliverAddressId
const waiting = await buy(zhou, [{ courseId: courses[0].courseId, courseCount: 1 }])
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const sizes = { d: { width: 1440, height: 900 }, p: { width: 390, height: 844 } }
async function shot(name, who, path, act = async () => {}, more = {}) {
  if (!only.test(name)) return
  for (const [size, viewport] of Object.entries(sizes)) {
    const context = await browser.newContext({ viewport, deviceScaleFactor: size === 'p' ? 2 : 1, locale: 'zh-CN', ...more })
    if (who) await context.addInitScript((s) => { localStorage.setItem('zhuxue.session', JSON.stringify(s)); sessionStorage.setItem('zhuxue.token', s.token) }, who)
    if (more.routes) await more.routes(context)
    const page = await context.newPage()
    page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message))
    page.on('console', (m) => m.type() === 'error' && console.log(name, size, m.text().slice(0, 200)))
    await page.goto(base + path)
    await page.waitForLoadState('networkidle').catch(() => {})
    try { await act(page, size, context) } catch (e) { console.log(name, size, e.message.slice(0, 300)) }
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/payshots/${name}-${size}.png`, fullPage: more.full ?? true })
    await context.close()
  }
}
export { base, sql, utc, call, buy, shot, zhou, meng, admin, courses, books, addr, waiting, browser }
