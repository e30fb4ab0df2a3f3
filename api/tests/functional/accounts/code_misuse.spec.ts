import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { LoginType, SmsPurpose } from '#accounts/terms'
import { codeSentTo, createUser, otherUser } from '#tests/factories/accounts'

const newPassword = 'an open window'

interface Caller {
  telephone: string
  idCard: string
}

/** The three endpoints that accept a code: the user it is for, the call, and the response without the right code. */
const endpoints = {
  login: {
    whose: learner,
    call: (client: ApiClient, { telephone }: Caller, code: string) =>
      client.post('/api/security/login').json({ loginName: telephone, passwd: code, loginType: LoginType.VerifyCode }),
    refused: { code: '401', msg: '用户名或密码错误' },
    // Wrong guesses lock the sign-in, for the right code too.
    spent: { code: '429', msg: '登录失败次数过多，请稍后再试' },
  },
  register: {
    whose: async () => otherUser(),
    call: (client: ApiClient, { telephone, idCard }: Caller, code: string) =>
      client
        .post('/api/security/register')
        .json({ loginName: telephone, userName: '张三', passwd: newPassword, idCard, verifyCode: code }),
    refused: { code: 'error', msg: '验证码错误或已失效' },
    spent: { code: 'error', msg: '验证码错误或已失效' },
  },
  reset: {
    whose: learner,
    call: (client: ApiClient, { telephone, idCard }: Caller, code: string) =>
      client.post('/api/security/reset-password').json({ telephone, idCard, verifyCode: code, newPassword }),
    refused: { code: 'error', msg: '身份信息或验证码不正确' },
    spent: { code: 'error', msg: '身份信息或验证码不正确' },
  },
}
type Endpoint = keyof typeof endpoints
const all = Object.keys(endpoints) as Endpoint[]

async function learner(): Promise<Caller> {
  const { user, idCard } = await createUser()
  return { telephone: user.telephone!, idCard }
}

async function sentFor(client: ApiClient, { telephone }: Caller, purpose: SmsPurpose) {
  await client.get('/api/public/user/verify-code').qs({ telephone, purpose })
  return codeSentTo(telephone)
}

function answerOf({ code, msg }: { code: string; msg?: string }) {
  return { code, msg }
}

/** Codes to the old number and for presence checks are sent to signed-in users only. */
const ofSessions: SmsPurpose[] = [SmsPurpose.OldTelephone, SmsPurpose.Presence]
const publicPurposes = Object.values(SmsPurpose).filter((purpose) => !ofSessions.includes(purpose))

test.group('Codes used at another endpoint', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const pairs = all.flatMap((endpoint) => publicPurposes.map((purpose) => ({ endpoint, purpose })))

  test('a code for {purpose} works at {endpoint} only if both match')
    .with(pairs)
    .run(async ({ client, assert }, { endpoint, purpose }) => {
      const { whose, call, refused } = endpoints[endpoint]
      // Reset codes are sent only to existing accounts.
      const caller = purpose === SmsPurpose.Reset ? await learner() : await whose()
      const code = await sentFor(client, caller, purpose)

      const answer = await call(client, caller, code)

      if (endpoint === purpose) assert.equal(answer.body().code, '200')
      else assert.deepEqual(answerOf(answer.body()), refused)
    })

  test('a code works once at {$self}')
    .with(all)
    .run(async ({ client, assert }, endpoint) => {
      const { whose, call, refused } = endpoints[endpoint]
      const caller = await whose()
      const code = await sentFor(client, caller, endpoint)

      const first = await call(client, caller, code)
      // An identical registration would get the stored response, so the number is changed.
      const second = await call(client, { ...caller, ...changed(endpoint) }, code)

      assert.equal(first.body().code, '200')
      assert.deepEqual(answerOf(second.body()), refused)
    })

  test('five wrong guesses at {$self} invalidate the code')
    .with(all)
    .run(async ({ client, assert }, endpoint) => {
      const { whose, call, refused, spent } = endpoints[endpoint]
      const caller = await whose()
      const code = await sentFor(client, caller, endpoint)
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')

      for (let guess = 1; guess <= 5; guess++) {
        assert.deepEqual(answerOf((await call(client, caller, wrong)).body()), refused)
      }
      const sixth = await call(client, caller, code)

      assert.deepEqual(answerOf(sixth.body()), spent)
    })

  test('a code does not work for another phone number', async ({ client, assert }) => {
    const { call, refused } = endpoints.login
    const [one, other] = [await learner(), await learner()]
    const code = await sentFor(client, one, SmsPurpose.Login)

    const answer = await call(client, other, code)

    assert.deepEqual(answerOf(answer.body()), refused)
  })
})

function changed(endpoint: Endpoint): Partial<Caller> {
  return endpoint === 'register' ? { idCard: otherUser().idCard } : {}
}
