import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { LoginType } from '#accounts/terms'
import { dayStart, now, setClock } from '#core/time'
import { codeSentTo, createUser, otherUser } from '#tests/factories/accounts'
import { refusedTelephone } from '#drivers/sms/local_sms'
import { SmsSender, type Sms } from '#drivers/sms/sms_sender'

/** A provider that counts calls, with a delay so that calls overlap. */
class CountingSender extends SmsSender {
  sent: Sms[] = []

  async send(sms: Sms) {
    this.sent.push(sms)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }

  async notify() {}
}

function ask(client: ApiClient, telephone: string, purpose = 'login') {
  return client.get('/api/public/user/verify-code').qs({ telephone, purpose })
}

function startSession(client: ApiClient, telephone: string | null, passwd: string) {
  return client.post('/api/security/login').json({ loginName: telephone, passwd, loginType: LoginType.VerifyCode })
}

function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

test.group('SMS codes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('five wrong codes invalidate the correct one', async ({ client, assert }) => {
    const { telephone, idCard } = otherUser()
    await ask(client, telephone, 'register')
    const code = await codeSentTo(telephone)
    const register = (verifyCode: string) =>
      client
        .post('/api/security/register')
        .json({ loginName: telephone, userName: '张三', passwd: 'an open window', idCard, verifyCode })

    for (let wrong = 1; wrong <= 5; wrong++) await register(otherThan(code))
    const sixth = await register(code)

    assert.equal(sixth.body().msg, '验证码错误或已失效')
  })

  test('a code of another purpose does not sign in', async ({ client }) => {
    const { user } = await createUser()
    await ask(client, user.telephone!, 'register')

    ;(await startSession(client, user.telephone, await codeSentTo(user.telephone!))).assertStatus(401)
  })

  test('a new code replaces the previous one', async ({ client, assert }) => {
    const { user } = await createUser()
    await ask(client, user.telephone!)
    const first = await codeSentTo(user.telephone!)
    const later = now().plus({ seconds: 61 })
    setClock(() => later)

    ;(await ask(client, user.telephone!)).assertStatus(200)
    const second = await codeSentTo(user.telephone!)

    if (first !== second) (await startSession(client, user.telephone, first)).assertStatus(401)
    ;(await startSession(client, user.telephone, second)).assertStatus(200)
    assert.lengthOf(await usableCodes(user.telephone!), 0)
  })

  test('limits are one a minute, five an hour, ten a day', async ({ client, assert }) => {
    const { telephone } = otherUser()
    const begin = now()
    const statuses: number[] = []
    for (const minutes of [0, 0.5, 2, 4, 6, 8, 10, 70, 72, 74, 76, 78, 140, 1450]) {
      setClock(() => begin.plus({ minutes }))
      const purpose = statuses.length % 2 ? 'register' : 'login'
      statuses.push((await ask(client, telephone, purpose)).status())
    }

    assert.deepEqual(statuses, [200, 429, 200, 200, 200, 200, 429, 200, 200, 200, 200, 200, 429, 200])
  })

  test('all phone numbers share one daily limit', async ({ client, assert }) => {
    await db.table('params').insert({ name: 'smsPerDay', value: '3' })
    const morning = dayStart('2026-11-21').plus({ hours: 9 })
    setClock(() => morning)
    for (let sent = 1; sent <= 3; sent++) {
      ;(await ask(client, otherUser().telephone)).assertStatus(200)
    }
    const { telephone } = otherUser()

    const refused = await ask(client, telephone)
    setClock(() => morning.plus({ hours: 15 }))
    const nextDay = await ask(client, telephone)

    refused.assertStatus(429)
    assert.equal(refused.body().msg, '今日短信发送量已达上限，请明天再试或联系工作人员')
    assert.equal(refused.header('retry-after'), String(15 * 3600))
    assert.isUndefined(nextDay.body().msg)
    assert.lengthOf(await db.from('sms_codes').where('telephone', telephone), 1)
  })

  test('a daily limit of zero stops all codes', async ({ client }) => {
    await db.table('params').insert({ name: 'smsPerDay', value: '0' })

    ;(await ask(client, otherUser().telephone)).assertStatus(429)
  })

  test('the code never appears in responses, rows or logs', async ({ client, assert }) => {
    const { user } = await createUser()
    const answer = await ask(client, user.telephone!)
    const code = await codeSentTo(user.telephone!)

    assert.deepEqual(answer.body(), { code: '200' })
    const row = await db.from('sms_codes').where('telephone', user.telephone!).firstOrFail()
    assert.match(row.code_hash, /^[0-9a-f]{64}$/)
    assert.isFalse(Object.values(row).some((value) => value === code))
  })

  test('prefetching sends no code', async ({ client, assert }) => {
    const { telephone } = otherUser()

    const answer = await ask(client, telephone).header('sec-purpose', 'prefetch')

    answer.assertStatus(200)
    assert.lengthOf(await db.from('sms_codes').where('telephone', telephone), 0)
  })

  test('a rejection by the provider is reported', async ({ client, assert }) => {
    const answer = await ask(client, refusedTelephone)

    assert.equal(answer.body().msg, '短信发送失败，请稍后再试')
    assert.lengthOf(await usableCodes(refusedTelephone), 0)
  })
})

test.group('Simultaneous code requests', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('one of a hundred calls reaches the provider', async ({ client, assert }) => {
    const sender = new CountingSender()
    app.container.swap(SmsSender, () => sender)
    const { telephone } = otherUser()

    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(client, telephone)))
    app.container.restore(SmsSender)

    assert.lengthOf(sender.sent, 1)
    const statuses = answers.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      1
    )
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      99
    )
  })

  test('one of twenty sign-ins with one code succeeds', async ({ client, assert }) => {
    const { user } = await createUser()
    await ask(client, user.telephone!)
    const code = await codeSentTo(user.telephone!)

    const answers = await Promise.all(Array.from({ length: 20 }, () => startSession(client, user.telephone, code)))

    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      1
    )
  })
})

/** The valid codes of one phone number. */
function usableCodes(telephone: string) {
  return db.from('sms_codes').where('telephone', telephone).whereNotNull('live_key')
}
