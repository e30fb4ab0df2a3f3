import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { password, createUser } from '#tests/factories/accounts'
import { ApiProcesses } from '#tests/functional/api_processes'

interface Try {
  loginName: string
  loginType: string
  passwd?: string
  from: string
  cookie?: string
}

/** A trusted proxy gives callers different addresses; two processes share the counters. */
test.group('Locking accounts (docs/threats.md T01, T13)', (group) => {
  group.tap((test) => test.tags(['@engine']))
  const apis = new ApiProcesses()
  let calls = 0

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    await apis.start(2, { TRUST_PROXY: '127.0.0.1', PROOFS: 'off' })
    return async () => {
      await apis.stop()
      await empty()
    }
  })
  group.each.setup(() => async () => void (await db.from('rate_limits').delete()))

  async function enter({ from, cookie, passwd = 'not-it', ...body }: Try) {
    const url = apis.urls[calls++ % apis.urls.length]
    const answer = await fetch(`${url}/api/security/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...(cookie && { cookie }) },
      body: JSON.stringify({ ...body, passwd, channelId: 0 }),
    })
    return {
      status: answer.status,
      retryAfter: Number(answer.headers.get('retry-after')),
      cookie: answer.headers.getSetCookie().map((one) => one.split(';')[0])[0],
      setCookie: answer.headers.getSetCookie()[0],
    }
  }

  async function advanceTime(minutes: number) {
    await fetch(`${apis.urls[0]}/local/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceSeconds: minutes * 60 }),
    })
  }

  const times = (count: number, work: (at: number) => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: count }, (_, at) => work(at)))
  const howMany = (answers: { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length

  async function admin() {
    const { user } = await createUser(Role.Admin)
    return { loginName: user.loginName, loginType: 'admin' }
  }

  test('a burst from four subnets leaves the fifth unlocked', async ({ assert }) => {
    const who = await admin()

    const burst = await times(40, (at) => enter({ ...who, from: `203.0.${at % 4}.${at}` }))

    assert.equal(howMany(burst, 401), 20)
    assert.equal(howMany(burst, 429), 20)
    const owner = await enter({ ...who, passwd: password, from: '198.51.100.7' })
    assert.equal(owner.status, 200)
  })

  test('only five guesses of a burst are checked, one lock is set', async ({ assert }) => {
    const who = await admin()
    const burst = () => times(40, (at) => enter({ ...who, from: `203.0.113.${at}` }))

    const first = await burst()
    const locked = await enter({ ...who, passwd: password, from: '203.0.113.200' })
    await advanceTime(31)
    const second = await burst()
    const lockedAgain = await enter({ ...who, passwd: password, from: '203.0.113.200' })

    assert.deepEqual([howMany(first, 401), howMany(second, 401)], [5, 5])
    assert.deepEqual([locked.status, lockedAgain.status], [429, 429])
    assert.closeTo(locked.retryAfter, 30 * 60, 60)
    assert.closeTo(lockedAgain.retryAfter, 60 * 60, 60)
  })

  test('addresses of one /64 share a limit', async ({ assert }) => {
    const { user } = await createUser()
    const who = { loginName: user.loginName, loginType: 'password' }
    for (let at = 1; at <= 5; at++) await enter({ ...who, from: `2001:db8:1:2::${at}` })

    const same = await enter({ ...who, passwd: password, from: '2001:db8:1:2:ffff::9' })
    const other = await enter({ ...who, passwd: password, from: '2001:db8:1:3::1' })

    assert.equal(same.status, 429)
    assert.equal(other.status, 200)
  })

  test('fifty wrong passwords lock the account but not the known device', async ({ assert }) => {
    const { user } = await createUser()
    const who = { loginName: user.loginName, loginType: 'password' }
    const { cookie } = await enter({ ...who, passwd: password, from: '198.51.100.7' })

    const wrong = await times(60, (at) => enter({ ...who, from: `10.${at % 12}.0.1` }))
    const stranger = await enter({ ...who, passwd: password, from: '192.0.2.1' })
    const owner = await enter({ ...who, passwd: password, from: '192.0.2.1', cookie })

    assert.equal(howMany(wrong, 401), 50)
    assert.equal(stranger.status, 429)
    assert.closeTo(stranger.retryAfter, 3600, 60)
    assert.equal(owner.status, 200)
    await advanceTime(61)
    assert.equal((await enter({ ...who, passwd: password, from: '192.0.2.1' })).status, 200)
  })

  test('a known device has five attempts of its own', async ({ assert }) => {
    const { user } = await createUser()
    const who = { loginName: user.loginName, loginType: 'password', from: '198.51.100.7' }
    const { cookie } = await enter({ ...who, passwd: password })

    const wrong = await times(12, () => enter({ ...who, cookie }))

    assert.equal(howMany(wrong, 401), 5)
    assert.equal((await enter({ ...who, passwd: password, cookie })).status, 429)
    assert.equal((await enter({ ...who, passwd: password })).status, 200)
  })

  test('other or forged devices get no attempts of their own', async ({ assert }) => {
    const [{ user }, other] = [await createUser(), await createUser()]
    const who = { loginName: user.loginName, loginType: 'password', from: '203.0.113.1' }
    const { cookie } = await enter({ ...who, loginName: other.user.loginName, passwd: password })
    for (let wrong = 1; wrong <= 5; wrong++) await enter(who)

    for (const presented of [cookie, `${cookie}x`, 'zhuxue_device=e:forged']) {
      const answer = await enter({ ...who, passwd: password, cookie: presented })
      assert.equal(answer.status, 429)
    }
  })

  test('a correct password resets the failed attempts', async ({ assert }) => {
    const { user } = await createUser()
    const who = { loginName: user.loginName, loginType: 'password', from: '203.0.113.1' }

    for (let round = 1; round <= 3; round++) {
      for (let wrong = 1; wrong <= 4; wrong++) assert.equal((await enter(who)).status, 401)
      assert.equal((await enter({ ...who, passwd: password })).status, 200)
    }
  })

  test('an unknown login name locks like any other', async ({ assert }) => {
    const who = { loginName: 'nobody-at-all', loginType: 'password', from: '203.0.113.1' }

    const answers = await times(12, () => enter(who))

    assert.equal(howMany(answers, 401), 5)
    const locked = await enter(who)
    assert.closeTo(locked.retryAfter, 15 * 60, 60)
  })

  test('the device cookie is sent to the API only', async ({ assert }) => {
    const { user } = await createUser()
    const who = { loginName: user.loginName, loginType: 'password', from: '203.0.113.1' }

    const { setCookie } = await enter({ ...who, passwd: password })

    assert.match(setCookie, /Path=\/api/i)
    assert.match(setCookie, /HttpOnly/i)
    assert.match(setCookie, /SameSite=Strict/i)
    assert.notInclude(decodeURIComponent(setCookie), String(user.loginName))
  })
})
