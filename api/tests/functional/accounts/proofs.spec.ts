import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { password, createUser, otherUser } from '#tests/factories/accounts'
import { ApiProcesses } from '#tests/functional/api_processes'
import { solve, visitorsOf } from './visitors.js'

const here = '198.51.100.7'

test.group('Proofs of work (docs/threats.md T01, T04)', (group) => {
  const apis = new ApiProcesses()
  const { call, askCode, advanceTime, signIn } = visitorsOf(apis)

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    await apis.start(2, { TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'on', PROOFS: 'on' })
    return async () => {
      await apis.stop()
      await empty()
    }
  })
  group.each.setup(() => async () => {
    for (const table of ['rate_limits', 'sms_codes']) await db.from(table).delete()
  })

  const enter = (body: object, from = here) =>
    call('/api/security/login', { from, body: { loginType: 'password', passwd: 'not-it', ...body } })

  test('the second code for a number requires a proof', async ({ assert }) => {
    const { telephone } = otherUser()
    assert.equal((await askCode(here, telephone)).code, '200')
    await advanceTime(61)

    const asked = await askCode(here, telephone)
    const elsewhere = await askCode('203.0.113.9', telephone)
    const proof = await solve(asked.challenge)
    const sent = await askCode(here, telephone, proof)

    assert.include(asked, { status: 200, code: 'proof-required', msg: '请先完成安全验证' })
    assert.equal(elsewhere.code, 'proof-required')
    assert.equal(sent.code, '200')
    const codes = await db.from('sms_codes').where({ telephone })
    assert.lengthOf(codes, 2)
  })

  test('a proof works once, for one purpose and unchanged', async ({ assert }) => {
    const [one, other] = [otherUser().telephone, otherUser().telephone]
    await askCode(here, one)
    await askCode(here, other)
    await advanceTime(61)
    const proof = await solve((await askCode(here, one)).challenge)
    const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString())
    const forge = (changes: object) =>
      Buffer.from(JSON.stringify({ challenge, solution, ...changes })).toString('base64')
    const forged = [
      forge({ challenge: { ...challenge, signature: 'f'.repeat(64) } }),
      forge({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } } }),
      forge({ solution: { ...solution, derivedKey: 'ab'.repeat(32) } }),
      forge({ solution: null }),
      forge({ challenge: { ...challenge, parameters: null } }),
      Buffer.from('{}').toString('base64'),
      'no base64 %%%',
    ]

    for (const wrong of forged) {
      assert.equal((await askCode(here, one, wrong)).code, 'proof-required')
    }
    assert.equal((await askCode(here, other, proof)).code, 'proof-required')
    assert.equal((await askCode(here, one, proof)).code, '200')
    await advanceTime(61)
    assert.equal((await askCode(here, one, proof)).code, 'proof-required')
  })

  test('only one of twenty simultaneous uses counts', async ({ assert }) => {
    const { user } = await createUser()
    const loginName = user.loginName
    for (let miss = 1; miss <= 3; miss++) await enter({ loginName })
    const { challenge } = await enter({ loginName })
    const proof = await solve(challenge)

    const answers = await Promise.all(Array.from({ length: 20 }, () => enter({ loginName, proof })))

    assert.lengthOf(
      answers.filter(({ status }) => status === 401),
      1
    )
  })

  test('signing in requires a proof after three failures', async ({ assert }) => {
    const { user } = await createUser()
    const loginName = user.loginName
    for (let miss = 1; miss <= 3; miss++) assert.equal((await enter({ loginName })).status, 401)

    const asked = await enter({ loginName, passwd: password })
    const proof = await solve(asked.challenge)
    const other = await enter({ loginName: 'somebody-else', passwd: password })
    const entered = await enter({ loginName, passwd: password, proof })

    assert.equal(asked.code, 'proof-required')
    assert.equal(other.status, 401)
    assert.equal(entered.code, '200')
    assert.equal((await enter({ loginName, passwd: password })).code, '200')
  })

  test('an unknown login name requires proofs like any other', async ({ assert }) => {
    const loginName = 'nobody-at-all'
    for (let miss = 1; miss <= 3; miss++) await enter({ loginName })

    const asked = await enter({ loginName })

    assert.deepEqual([asked.status, asked.code], [200, 'proof-required'])
  })

  test('no proof is required while the account is locked', async ({ assert }) => {
    const { user } = await createUser()
    const loginName = user.loginName
    for (let miss = 1; miss <= 3; miss++) await enter({ loginName })
    for (let miss = 4; miss <= 5; miss++) {
      const { challenge } = await enter({ loginName })
      await enter({ loginName, proof: await solve(challenge) })
    }

    assert.equal((await enter({ loginName, passwd: password })).status, 429)
  })

  test('a known device at a busy address needs proofs too', async ({ assert }) => {
    const { cookie } = await signIn(here, await createUser())
    const ask = (from: string) => askCode(from, otherUser().telephone, '', 'login', cookie)
    for (let time = 1; time <= 10; time++) await askCode(here, otherUser().telephone)

    const busy = await ask(here)
    const elsewhere = await ask('203.0.113.9')

    assert.deepEqual([busy.code, elsewhere.code], ['proof-required', '200'])
  })

  test('every attempt and code of a busy address needs a proof', async ({ assert }) => {
    const codes = []
    for (let time = 1; time <= 11; time++) {
      codes.push((await askCode(here, otherUser().telephone)).code)
    }
    const misses = []
    for (let time = 1; time <= 21; time++) {
      misses.push((await enter({ loginName: `nobody-${time}` })).code)
    }

    assert.deepEqual(codes, [...Array(10).fill('200'), 'proof-required'])
    assert.deepEqual(misses, [...Array(20).fill('401'), 'proof-required'])
    assert.equal((await enter({ loginName: 'nobody-22' }, '203.0.113.9')).code, '401')
  })
})
