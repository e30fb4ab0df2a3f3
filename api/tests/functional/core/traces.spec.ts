import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { ApiProcesses } from '#tests/functional/api_processes'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status?: { code?: number; message?: string }
  attributes: { key: string; value: Record<string, string | number> }[]
  events?: unknown[]
}

/** An OpenTelemetry collector that keeps what it receives, as text and as spans. */
class Collector {
  text = ''
  spans: Span[] = []
  services = new Set<string>()
  #server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    if (request.url === '/v1/traces') this.#take(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #take(body: string): void {
    this.text += body
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      const named = resource.attributes.find(({ key }: { key: string }) => key === 'service.name')
      this.services.add(named.value.stringValue)
      for (const { spans } of scopeSpans) this.spans.push(...spans)
    }
  }

  async gets(isIt: (span: Span) => boolean, meanwhile?: () => Promise<unknown>): Promise<Span> {
    for (let tries = 0; tries < 600; tries++, await pause(50)) {
      await meanwhile?.()
      const found = this.spans.find(isIt)
      if (found) return found
    }
    throw new Error(`not among ${this.spans.map(({ name }) => name).join(', ')}`)
  }
}

const valueOf = (span: Span, key: string) =>
  Object.values(span.attributes.find((one) => one.key === key)?.value ?? {})[0]

test.group('Traces (docs/threats.md T193)', (group) => {
  const collector = new Collector()
  const apis = new ApiProcesses()
  let endpoint: string
  let admin: CreatedUser
  const telephone = '13987654321'

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    endpoint = await collector.open()
    await apis.start(1, {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      WORKER: 'inline',
      // In the test environment jobs run where they are dispatched.
      NODE_ENV: 'development',
      TRUST_PROXY: '127.0.0.1',
      RESPONSE_CACHE_MB: '8',
      PROOFS: 'on',
    })
    admin = await createUser(Role.Admin)
    return async () => {
      await apis.stop()
      collector.close()
      await empty()
    }
  })

  const call = (path: string, options: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(apis.urls[0] + path, {
      ...options,
      headers: { 'x-forwarded-for': '10.77.66.55', 'content-type': 'application/json', ...options.headers },
    })

  test('a request is a span with route, id and statements', async ({ assert }) => {
    const id = await course()
    const answer = await call(`/api/public/courses/${id}`, { headers: { authorization: admin.token } })
    const requestId = answer.headers.get('x-request-id')
    const span = await collector.gets((one) => valueOf(one, 'zhuxue.request_id') === requestId)
    assert.equal(span.name, 'GET /api/public/courses/:id')
    assert.equal(valueOf(span, 'http.response.status_code'), 200)
    const statement = await collector.gets((one) => one.parentSpanId === span.spanId && !!valueOf(one, 'db.query.text'))
    assert.equal(statement.traceId, span.traceId)
    assert.match(String(valueOf(statement, 'db.query.text')), /\?/)
    assert.isTrue([...collector.services].every((name) => name === 'zhuxue-api'))
  })

  test('a cached response has the route of its framework', async ({ assert }) => {
    const path = `/api/public/courses/${await course()}`
    // A startup job may purge the cache between two calls.
    const hit = await collector.gets(
      (one) => valueOf(one, 'zhuxue.cache') === 'HIT',
      () => call(path)
    )
    assert.equal(hit.name, 'GET /api/public/courses/:id')
  })

  test('a call to a driver is a span of its request', async ({ assert }) => {
    await call(`/api/public/user/verify-code?telephone=${telephone}&purpose=login`)
    const sms = await collector.gets((one) => valueOf(one, 'zhuxue.driver') === 'sms')
    const request = await collector.gets((one) => one.spanId === sms.parentSpanId)
    assert.equal(request.name, 'GET /api/public/user/verify-code')
  })

  test('a job has its own trace', async ({ assert }) => {
    await db
      .from('queue_schedules')
      .where('id', 'commerce.close_stale_orders')
      .update({ next_run_at: new Date(Date.now() - 1_000) })
    const job = await collector.gets((one) => one.name === 'job CloseStaleOrdersJob')
    assert.notExists(job.parentSpanId || undefined)
    await collector.gets((one) => one.traceId === job.traceId && one.spanId !== job.spanId)
  })

  test('an external caller cannot choose the trace', async ({ assert }) => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await call('/api/public/params?paramNames[]=recordNumber', { headers: { traceparent, cookie: 'a=b' } })
    const ours = { traceparent, 'x-internal-key': process.env.INTERNAL_KEY! }
    await call('/api/public/courses?courseType=1', { headers: ours })
    const inner = await collector.gets((one) => one.name === 'GET /api/public/courses')
    assert.equal(inner.traceId, '0af7651916cd43dd8448eb211c80319c')
    const outer = await collector.gets((one) => one.name === 'GET /api/public/params')
    assert.notEqual(outer.traceId, inner.traceId)
  })

  test('no span contains a name, a token or a value', async ({ assert }) => {
    const learner = await createUser()
    const secrets = {
      telephone,
      password: 'Wrong-pass-word-42',
      token: learner.token.replace(/^Bearer /, ''),
      idCard: '11010519491231002X',
      query: 'qwzx-looked-for',
      address: '10.77.66.55',
      agent: 'agent-of-a-person',
      body: '张秘密',
      internalKey: process.env.INTERNAL_KEY!,
    }
    const headers = { 'authorization': learner.token, 'user-agent': secrets.agent }
    const post = (path: string, body: object) => call(path, { method: 'POST', headers, body: JSON.stringify(body) })
    await call(`/api/public/courses?courseName=${secrets.query}`, { headers })
    await call(`/api/public/search?keyword=${secrets.query}&word=${telephone}`, { headers })
    await call(`/api/no/such/${telephone}?token=${secrets.token}`, { headers })
    await post('/api/security/login', {
      loginType: 'telephone',
      account: telephone,
      telephone,
      password: secrets.password,
      idCard: secrets.idCard,
      realName: secrets.body,
    })
    await post('/api/user/orders/buy', { receiver: secrets.body, telephone })
    await post('/api/user/profile', { realName: secrets.body, idCard: secrets.idCard })
    const last = await call('/api/user/profile', { headers })
    const id = last.headers.get('x-request-id')
    await collector.gets((one) => valueOf(one, 'zhuxue.request_id') === id)

    for (const [what, value] of Object.entries(secrets)) assert.notInclude(collector.text, value, what)
    const keys = new Set(collector.spans.flatMap((one) => one.attributes.map(({ key }) => key)))
    assert.sameMembers(
      [...keys].filter((key) => !known.has(key)),
      []
    )
    for (const one of collector.spans) {
      assert.isEmpty(one.events ?? [], one.name)
      assert.isEmpty(one.status?.message ?? '', one.name)
    }
  })

  const known = new Set([
    'http.request.method',
    'http.route',
    'http.response.status_code',
    'server.address',
    'db.system.name',
    'db.query.text',
    'error.type',
    'zhuxue.request_id',
    'zhuxue.cache',
    'zhuxue.driver',
    'zhuxue.job',
    'zhuxue.attempt',
  ])

  test('an unreachable collector delays nothing', async ({ assert, cleanup }) => {
    const alone = new ApiProcesses()
    cleanup(() => alone.stop())
    await alone.start(1, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
    const answer = await fetch(`${alone.urls[0]}/api/public/courses?courseType=1`)
    assert.equal(answer.status, 200)
  })
})
