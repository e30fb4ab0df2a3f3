import { readFileSync } from 'node:fs'
import { ace, at, stop } from '../../scripts/toolbox.mjs'
import { databaseClient, check, load, createFixture, startProduct, stopServers } from './measure.mjs'

const orders = Number(process.env.BENCH_ORDERS ?? 1_000_000)
const mostMs = 500
const mostMsOf = { 'tiles': 100, 'statements of a month': 1_000 }
const drillDown = /^(subjects|products|orders of a product|orders with|trend|funnel|a partner)/
const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

/** Admin lists and statistics with a million orders (BENCH_ORDERS) of three lines each, one call at a time. */
export async function million() {
  const product = await startProduct({ DEMO: 'off' })
  const fixture = await createFixture(product, { courses: 200, partners: 20 })
  await fill(product.env, fixture)
  for (const [name, path] of Object.entries(apiClientFor(fixture))) {
    const { latency } = await load({
      url: product.url + path,
      connections: 1,
      amount: 40,
      headers: fixture.adminHeaders,
    })
    const { p97_5: most, p50 } = latency
    const limit = mostMsOf[name] ?? (drillDown.test(name) ? 400 : mostMs)
    check(most <= limit, `${name}: ${most} ms (97.5 of 100; at most ${limit}), median ${p50}`)
  }
  await stopServers()
}

async function fill(env, { courses, partners }) {
  const began = Date.now()
  const sql = await databaseClient(env)
  const [[{ last }]] = await sql.query('select max(id) as last from users')
  await sql.query('set @orders = ?, @user = ?, @course = ?, @courses = ?, @partner = ?, @partners = ?', [
    orders,
    last,
    courses[0],
    courses.length,
    partners[0].channelId,
    partners.length,
  ])
  await sql.query(readFileSync(at('tools/bench/million.sql'), 'utf8'))
  await sql.end()
  const filled = Date.now()
  const { code, output } = await ace(['sales:rebuild'], { env, quiet: true })
  if (code !== 0) stop(output)
  const [made, counted] = [filled - began, Date.now() - filled].map((ms) => Math.round(ms / 1000))
  console.log(`${orders} orders created within ${made} s, counted within ${counted} s`)
}

function apiClientFor({ courses, partners }) {
  const list = '/api/orders?pageSize=20'
  const statistics = '/api/orders/statistics'
  const product = `${statistics}/product/${courses[1]}/order`
  const partner = `/api/admin/orders/channel-statis/${partners[0].userId}/product-statis`
  const middle = Math.floor(orders / 2)
  return {
    'orders': list,
    'orders, page 400': `${list}&page=400`,
    'orders by number': `${list}&orderId=30${String(middle).padStart(18, '0')}`,
    'orders of a month': `${list}&paidTimeStart=${day(30)}&paidTimeEnd=${day(0)}`,
    'orders of a partner': `${list}&channelId=${partners[0].userId}`,
    'orders by product name': `${list}&productName=${encodeURIComponent('商品')}`,
    'orders of packages': `${list}&orderType=package`,
    'learners': '/api/admin/users-for-page?pageSize=20',
    'learners by telephone': `/api/admin/users-for-page?pageSize=20&telephone=${13100000000 + 77}`,
    'tiles': '/api/orders/summary',
    'waiting work': '/api/admin/waiting',
    'subjects': `${statistics}/subject`,
    'subjects of yesterday': `${statistics}/subject?rangeType=yestoday`,
    'products': `${statistics}/subject/type-1/product`,
    'orders of a product': product,
    'orders of a product, yesterday': `${product}?rangeType=yestoday`,
    'orders with freight': `${statistics}/product/0/order`,
    'trend of 90 days': `${statistics}/trend?days=90`,
    'funnel of 90 days': `${statistics}/funnel?days=90`,
    'funnel of a course': `${statistics}/funnel?days=90&courseId=${courses[0]}`,
    'a partner, all time': partner,
    'study of a course': `/api/admin/courses/${courses[0]}/study-statis`,
    'statements of a month': `/api/admin/statements?month=${day(40).slice(0, 7)}`,
    'a partner, a quarter': `${partner}?startDate=${day(100)}&endDate=${day(10)}`,
  }
}
