/** Steps that hold the product against the bare server (baseline.mjs). */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  call,
  compare,
  databaseClient,
  check,
  load,
  createFixture,
  seconds,
  secondsOf,
  startBaseline,
  startProduct,
  stopServers,
} from './measure.mjs'

/** Lists, courses and pages that the product caches. */
export async function visitors() {
  const product = await startProduct({ RESPONSE_CACHE_MB: '64' })
  const list = '/api/public/courses?courseType=1&pageSize=20'
  const [{ courseId }] = (await (await fetch(product.url + list)).json()).courses
  const page = '/index/courses?courseType=1'
  const bare = await startBaseline(product, { PAGE: product.url + page })
  const headers = { 'accept-encoding': 'gzip, br' }
  const ask = (path, options) => (server) =>
    load({ url: server.url + path, duration: seconds, verifyBody: undefined, ...options })
  await compare(
    {
      'list of visitors': { minPercent: 300, run: ask(list, { headers }) },
      'course of visitors': { minPercent: 150, run: ask(`/api/public/courses/${courseId}`, { headers }) },
      // The buffer is uncompressed, and both send the same bytes.
      'page': { minPercent: 60, run: ask(page) },
    },
    product,
    bare
  )
  await stopServers()
}

/** Cart, price, order, payment code, webhook, the paid order; and course pages of signed-in users. */
export async function buying() {
  const product = await startProduct({ DEMO: 'off' })
  const { file, buyers, courses } = await createFixture(product, { buyers: 240, courses: 60 })
  const bare = await startBaseline(product, { SCENE: file })
  const paidNotice = await webhooksOf(product)
  const times = Math.max(1, Math.round(seconds / 6))
  let purchases = 0
  let looks = 0

  /** Never the same user and course twice: every purchase is a first one. */
  function nextPurchase() {
    const { token } = buyers[purchases % buyers.length]
    const round = Math.floor(purchases / buyers.length)
    if (round >= courses.length) throw new Error('all users have bought all courses')
    return { token, courseId: courses[(purchases++ + round) % courses.length] }
  }
  const nextLook = () => ({ token: buyers[looks % buyers.length].token, courseId: courses[looks++ % courses.length] })
  const products = ({ courseId }) => [{ courseId, courseCount: 1 }]
  const add = call('POST', () => '/api/user/cart-items', {
    prepare: nextPurchase,
    body: ({ courseId }) => ({ courseId, courseCount: 1 }),
  })

  async function checkout({ url }) {
    const orders = []
    const quote = call('POST', () => '/api/user/orders/fresh-price', {
      body: (context) => ({ products: products(context) }),
    })
    const order = call('POST', () => '/api/user/orders/buy', {
      headers: () => ({ 'idempotency-key': randomUUID() }),
      body: (context) => ({
        products: products(context),
        orderType: 'single',
        tradeType: 'NATIVE',
        renew: [context.courseId],
      }),
      onResponse(status, body, context) {
        context.orderNo = JSON.parse(body).orderId
        orders.push({ token: context.token, orderNo: context.orderNo })
      },
    })
    const code = call('GET', ({ orderNo }) => `/api/public/orders/${orderNo}/qrcode`)
    const count = 320 * times
    const bought = await load({ url, amount: count * 4, requests: [add, quote, order, code] })
    // Signing is the provider's work.
    const paid = orders.map((one) => ({ ...one, ...paidNotice(one.orderNo) }))
    let next = 0
    const notify = call('POST', () => '/api/pay/local/notify', {
      prepare: () => ({ paid: paid[next++] }),
      headers: ({ paid: { headers, orderNo, transactionId } }) => ({
        ...headers,
        'x-order': orderNo,
        'x-transaction': transactionId,
      }),
      body: (context) => context.paid.body,
    })
    const read = call('GET', ({ paid: { orderNo } }) => `/api/orders/${orderNo}`, {
      headers: ({ paid: { token } }) => ({ authorization: token }),
    })
    const settled = await load({ url, amount: count * 2, requests: [notify, read] })
    return { count, seconds: bought.seconds + settled.seconds }
  }

  const detail = call('GET', ({ courseId }) => `/api/public/courses/${courseId}`, { prepare: nextLook })
  await compare(
    {
      'course of somebody signed in': {
        minPercent: 40,
        run: ({ url }) => load({ url, amount: 1280 * times, requests: [detail] }),
      },
      'addition to the cart': { minPercent: 30, run: ({ url }) => load({ url, amount: 640 * times, requests: [add] }) },
      'whole checkout': { minPercent: 35, run: checkout },
    },
    product,
    bare
  )
  const sql = await databaseClient(product.env)
  const [[found]] = await sql.query(
    'select sum(order_status <> 2) as unpaid, (select count(*) from user_courses) as rights, count(*) as orders from orders'
  )
  await sql.end()
  const isWhole = Number(found.unpaid) === 0 && found.rights === found.orders
  check(isWhole, `every order is paid and granted its course: ${JSON.stringify(found)}`)
  await stopServers()
}

/** Signing needs the keys of the product, but its environment would change the products of later steps. */
async function webhooksOf({ env }) {
  const before = { ...process.env }
  Object.assign(process.env, env)
  const { paidNotice } = await import('../load/webhooks.ts')
  for (const name of Object.keys(env)) {
    if (name in before) process.env[name] = before[name]
    else delete process.env[name]
  }
  return paidNotice
}

/** Saving the answers of a test, one by one. */
export async function answers() {
  const product = await startProduct({ DEMO: 'off' })
  const { file, exam } = await createFixture(product, { candidates: 32 })
  const bare = await startBaseline(product, { SCENE: file })
  const begun = []
  for (const { token } of exam.people) begun.push({ token, ...(await begin(product, exam, token)) })
  const own = new Map([
    [product, begun.slice(0, 16)],
    [bare, begun.slice(16)],
  ])
  const save = (attempts) => {
    let next = 0
    return call('POST', () => '/api/user/paper-answers', {
      prepare: () => ({ ...attempts[next % attempts.length], step: next++ }),
      body: ({ userPaperId, questions, step }) => {
        const { questionId } = questions[step % questions.length]
        const answer = 'ABCD'[Math.floor(step / questions.length) % 4]
        const one = { questionId, answer, clientOpId: randomUUID(), spentSeconds: 1 }
        return { userPaperId, paperId: exam.paperId, answers: [one] }
      },
    })
  }
  const run = (server) => load({ url: server.url, duration: seconds, requests: [save(own.get(server))] })
  await compare({ 'saving an answer': { minPercent: 40, run } }, product, bare)
  await stopServers()
}

export async function begin({ url }, { paperId, correlationId }, authorization) {
  const answer = await fetch(`${url}/api/user/papers`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ paperId, correlationId }),
  })
  const { userPaperId, questions } = await answer.json()
  return { userPaperId, questions }
}

/** Heartbeats of players, and the processor time for those of ten thousand users. */
export async function beats() {
  const product = await startProduct({ DEMO: 'off' })
  const { file, watching } = await createFixture(product, { watching: 600 })
  const bare = await startBaseline(product, { SCENE: file })
  const began = performance.now()
  let next = 0
  const beat = call('POST', () => '/api/vod/upload-play-time', {
    prepare: () => watching[next++ % watching.length],
    body({ courseId, videoId, chapterId, coursePlayId }) {
      const played = Math.floor((performance.now() - began) / 1000)
      return {
        courseId,
        videoId,
        courseChapterId: chapterId,
        coursePlayId,
        totalPlayTime: played,
        position: played,
        rate: 1,
        visible: true,
        segments: [[Math.max(0, played - 2), played]],
      }
    },
  })
  const run = ({ url }) => load({ url, duration: seconds, requests: [beat] })
  await compare({ beat: { minPercent: 40, run } }, product, bare)

  const sql = await databaseClient(product.env)
  const [[{ file: pidFile }]] = await sql.query('select @@pid_file as file')
  await sql.end()
  const pids = [product.pid, Number(readFileSync(pidFile, 'utf8'))]
  const before = pids.map(secondsOf)
  const overallRate = Math.round(10_000 / 60)
  const steady = await load({ url: product.url, duration: 4 * seconds, overallRate, requests: [beat] })
  const cores = pids.map((pid, index) => (secondsOf(pid) - before[index]) / steady.seconds)
  const sum = cores[0] + cores[1]
  check(
    sum <= 0.5,
    `10,000 watching users: ${sum.toFixed(2)} cores (at most 0.5; product ${cores[0].toFixed(2)}, database ${cores[1].toFixed(2)})`
  )
  await stopServers()
}
