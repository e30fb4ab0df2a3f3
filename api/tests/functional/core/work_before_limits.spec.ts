import { once } from 'node:events'
import { connect } from 'node:net'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { rates } from '#config/rate_limits'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { ApiProcesses } from '#tests/functional/api_processes'

const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }
const marks = `a${'\u0301'.repeat(20_000)}${'\u0327'.repeat(20_000)}`
const manyValues = `[${'[],'.repeat(330_000)}[]]`

test.group('Work before limits (docs/threats.md T199)', (group) => {
  const processes = new ApiProcesses()
  let learner: CreatedUser
  let networks = 0

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    await processes.start(1, settings)
    learner = await createUser(Role.User)
    return async () => {
      await processes.stop()
      await empty()
    }
  })

  async function call(path: string, body: string, headers: Record<string, string> = {}, method = 'POST') {
    const from = headers['x-forwarded-for'] ?? `10.9.${(networks += 1)}.1`
    const answer = await fetch(processes.urls[0] + path, {
      method,
      body: method === 'GET' ? undefined : body,
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headers, 'x-forwarded-for': from },
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : null }
  }

  test('a visitor is rejected before the body is read', async ({ assert }) => {
    for (const body of ['{"broken":', marks, manyValues]) {
      assert.equal((await call('/api/comments', body)).status, 401)
    }
  })

  test('a caller over the limit is rejected before the body is read', async ({ assert }) => {
    const from = { 'x-forwarded-for': '10.8.0.1' }
    const statuses = []
    for (let calls = 0; calls < rates.login.calls + 2; calls++)
      statuses.push((await call('/api/security/login', '{"broken":', from)).status)

    assert.deepEqual(
      statuses.map((status) => status === 400),
      statuses.map((_, calls) => calls < rates.login.calls)
    )
    assert.equal(statuses.at(-1), 429)
  })

  test('a text with too many combining marks is rejected at its field', async ({ assert }) => {
    const signedIn = { authorization: learner.token }
    for (const text of [`a${'\u0301'.repeat(31)}`, marks.slice(0, 20_000), 'a\0b']) {
      const body = JSON.stringify({ courseId: 1, text })
      const answer = await call('/api/comments', body, signedIn)
      assert.deepEqual([answer.body.code, answer.body.errors[0].field], ['error', 'text'])
      assert.match(answer.body.msg, /请删除后重新填写/)

      const keyword = encodeURIComponent(text.slice(0, 1_000))
      const search = await call(`/api/public/search?keyword=${keyword}`, '', {}, 'GET')
      assert.equal(search.body.errors[0].field, 'keyword')
    }
    const word = encodeURIComponent(`a${'\u0301'.repeat(30)}`)
    assert.equal((await call(`/api/public/search?keyword=${word}`, '', {}, 'GET')).body.code, '200')
  })

  test('a multipart field is checked like any other', async ({ assert }) => {
    const form = new FormData()
    form.set('loginName', marks.slice(0, 5_000))
    const answer = await fetch(`${processes.urls[0]}/api/security/login`, {
      method: 'POST',
      body: form,
      headers: { 'x-forwarded-for': '10.8.1.1' },
    })
    const body = (await answer.json()) as { errors: { field: string }[] }
    assert.equal(body.errors[0].field, 'loginName')
  })

  test('a body has at most as many values as its route needs', async ({ assert }) => {
    const signedIn = { authorization: learner.token }
    const body = `{"answers":[${'1,'.repeat(20_000)}1]}`
    assert.equal((await call('/api/user/paper-answers', body, signedIn)).status, 413)
    assert.equal((await call('/api/comments', `{"text":"${'字'.repeat(30_000)}"}`, signedIn)).status, 413)
  })

  /** The status of the response to a head whose body is not sent yet. */
  async function statusOfHead(bytes: number, from: string): Promise<number> {
    const { hostname, port } = new URL(processes.urls[0])
    const socket = connect(Number(port), hostname)
    const type = 'Content-Type: application/json'
    socket.write(
      `POST /api/user/addresses HTTP/1.1\r\nHost: x\r\n${type}\r\nX-Forwarded-For: ${from}\r\nContent-Length: ${bytes}\r\n\r\n`
    )
    const [answer] = await once(socket, 'data')
    socket.destroy()
    return Number(String(answer).slice(9, 12))
  }

  test('an IP address sends at most 32 MB of bodies a minute', async ({ assert }) => {
    const statuses = []
    for (let calls = 0; calls < 10; calls++) statuses.push(await statusOfHead(4_000_000, '10.8.2.1'))

    assert.deepEqual(statuses, [...Array(8).fill(401), 429, 429])
    assert.equal(await statusOfHead(4_000_000, '10.8.2.2'), 401)
  })

  test('another spelling of a URL is redirected or rejected', async ({ assert }) => {
    const refused = await call(`/api/public/courses?${'&'.repeat(1001)}courseType=3`, '', {}, 'GET')
    assert.deepEqual(refused, { status: 400, body: { code: '400', msg: '提交的内容格式不正确' } })
    const moved = await fetch(`${processes.urls[0]}/api/%70ublic/courses?page=1`, { redirect: 'manual' })
    assert.equal(moved.status, 308)
    assert.equal(moved.headers.get('location'), '/api/public/courses?page=1')
  })

  test('the worst body does not delay other users', async ({ assert }) => {
    const texts = [marks, `a${'\u0301'.repeat(30)}`.repeat(600), '\\"'.repeat(15_000), '['.repeat(60_000)]
    for (const text of texts) {
      const signedIn = { authorization: (await createUser(Role.User)).token }
      const body = JSON.stringify({ name: text }).slice(0, 64 * 1024)
      let waited = Infinity
      // The fastest of several attempts, because other processes may slow down the machine.
      for (let tries = 0; tries < 30 && waited > 50; tries++) {
        const slow = call('/api/user/addresses', body, signedIn)
        const began = performance.now()
        await fetch(`${processes.urls[0]}/health/live`)
        waited = Math.min(waited, performance.now() - began)
        assert.notEqual((await slow).status, 429)
      }
      assert.isBelow(waited, 50)
    }
  })
})
