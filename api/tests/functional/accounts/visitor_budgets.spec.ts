import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { codeSentTo, password, createUser, otherUser } from '#tests/factories/accounts'
import { ApiProcesses } from '#tests/functional/api_processes'
import { visitorsOf } from './visitors.js'

const office = '198.51.100.7'

test.group('Rate limits of visitors (docs/threats.md T04)', (group) => {
  group.tap((test) => test.tags(['@engine']))
  const apis = new ApiProcesses()
  const { call, askCode, advanceTime, signIn } = visitorsOf(apis)

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    // Inserted before the API starts, because settings are cached.
    await db.table('params').insert({ name: 'smsPerDay', value: '400' })
    await apis.start(1, { TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'on', PROOFS: 'off' })
    return async () => {
      await apis.stop()
      await empty()
    }
  })
  group.each.setup(() => async () => {
    for (const table of ['rate_limits', 'sms_codes']) await db.from(table).delete()
  })

  async function register(from: string, { telephone, idCard }: ReturnType<typeof otherUser>) {
    const asked = await askCode(from, telephone, undefined, 'register')
    if (asked.code !== '200') return asked
    const verifyCode = await codeSentTo(telephone)
    const form = { loginName: telephone, verifyCode, userName: '张三', idCard, passwd: password }
    const made = await call('/api/security/register', { from, body: form })
    if (made.code !== '200') return made
    const body = { loginName: telephone, passwd: password, loginType: 'password' }
    return call('/api/security/login', { from, body })
  }

  test('twenty colleagues can register and sign in from one address', async ({ assert }) => {
    const results = []
    for (let colleague = 1; colleague <= 20; colleague++) {
      results.push((await register(office, otherUser())).code)
    }
    assert.deepEqual(results, Array(20).fill('200'))
  })

  test('ten addresses can use half of a day’s codes', async ({ assert }) => {
    const sent = []
    for (let address = 1; address <= 10; address++) {
      for (let time = 1; time <= 25; time++) {
        sent.push((await askCode(`203.0.113.${address}`, otherUser().telephone)).status)
      }
    }

    const other = await askCode(office, otherUser().telephone)

    assert.lengthOf(
      sent.filter((status) => status === 200),
      200
    )
    assert.equal(other.status, 200)
  })

  test('codes of known devices count towards their site’s limit', async ({ assert }) => {
    const sent = []
    for (const from of ['2001:db8:7:a::1', '2001:db8:7:b::1']) {
      for (let device = 1; device <= 3; device++) {
        const { cookie } = await signIn(from, await createUser())
        for (let time = 1; time <= 8; time++) {
          sent.push((await askCode(from, otherUser().telephone, '', 'login', cookie)).status)
        }
      }
    }

    assert.deepEqual(sent, [...Array(40).fill(200), ...Array(8).fill(429)])
    assert.equal((await askCode(office, otherUser().telephone)).status, 200)
  })

  test('unknown devices leave codes to known devices behind their address', async ({ assert }) => {
    const { cookie } = await signIn(office, await createUser())
    for (let time = 1; time <= 20; time++) await askCode(office, otherUser().telephone)

    const unknown = await askCode(office, otherUser().telephone)
    const known = await askCode(office, otherUser().telephone, '', 'login', cookie)

    assert.deepEqual([unknown.status, known.status], [429, 200])
  })

  test('sign-ins without the cookie register five devices a day', async ({ assert }) => {
    const [somebody, other] = [await createUser(), await createUser()]
    const cookies = []
    for (let time = 1; time <= 7; time++) cookies.push((await signIn(office, somebody)).cookie)

    const known = await signIn(office, somebody, cookies[0])
    const others = await signIn(office, other)

    assert.lengthOf(new Set(cookies.filter(Boolean)), 5)
    assert.deepEqual(cookies.slice(5), [undefined, undefined])
    assert.isDefined(known.cookie)
    assert.isDefined(others.cookie)
    assert.equal((await signIn(office, somebody)).status, 200)
  })

  test('all addresses of a /64 share one limit', async ({ assert }) => {
    const statuses = []
    for (let host = 1; host <= 25; host++) {
      statuses.push((await askCode(`2001:db8:1:2::${host}`, otherUser().telephone)).status)
    }

    assert.deepEqual(statuses, [...Array(20).fill(200), ...Array(5).fill(429)])
    const neighbour = await askCode('2001:db8:1:3::1', otherUser().telephone)
    assert.equal(neighbour.status, 429)
    const other = await askCode('2001:db8:2::1', otherUser().telephone)
    assert.equal(other.status, 200)
  })

  test('one subnet cannot use up a phone number’s daily codes', async ({ assert }) => {
    const { telephone } = otherUser()
    const statuses = []
    for (let time = 1; time <= 12; time++) {
      statuses.push((await askCode(`203.0.113.${time}`, telephone)).status)
      await advanceTime(time % 5 ? 61 : 3601)
    }

    assert.deepEqual(statuses, [...Array(10).fill(200), 429, 429])
    assert.equal((await askCode(office, telephone)).status, 200)
  })

  test('invalid input and rejected codes do not count', async ({ assert }) => {
    const { telephone } = otherUser()
    for (let time = 1; time <= 12; time++) {
      await askCode(office, '12345')
      const body = { loginName: telephone, verifyCode: '1', userName: '', idCard: '1', passwd: '1' }
      await call('/api/security/register', { from: office, body })
    }
    await askCode(office, telephone)
    await askCode(office, telephone)

    const spent = await db.from('rate_limits').where('key', 'like', '%:address:%')
    assert.deepEqual(
      spent.map(({ key, points }) => [key.replace(/^.*sms:/, 'sms:'), points]),
      [[`sms:address:${office}`, 1]]
    )
  })

  test('a session adds no second limit of attempts', async ({ assert }) => {
    const { token } = await createUser()
    const body = { loginName: 'nobody', passwd: 'not-it', loginType: 'password' }
    const enter = (at: number, session?: string) =>
      call('/api/security/login', { from: office, body: { ...body, loginName: `nobody-${at}` }, token: session })
    for (let at = 1; at <= 30; at++) assert.equal((await enter(at)).status, 401)

    assert.equal((await enter(31)).status, 429)
    assert.equal((await enter(32, token)).status, 429)
  })
})
