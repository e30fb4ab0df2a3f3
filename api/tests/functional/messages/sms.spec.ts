import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SendWaitingNotices } from '#accounts/notices/send_waiting_notices'
import { transaction, type Trx } from '#core/transaction'
import LocalSms, { refusedTelephone } from '#drivers/sms/local_sms'
import { smsText } from '#drivers/sms/notice_texts'
import { MaxSmsPerDay, SmsNotices, type SmsKind } from '#messages/terms'
import { writeMessage } from '#messages/write_message'
import { createUser, type CreatedUser } from '#tests/factories/accounts'

const parcel = (trx: Trx, userId: number, order = 1) =>
  writeMessage(trx, userId, {
    kind: 'parcelSent',
    reference: `order:${order}`,
    facts: {
      orderNo: '20261123000001',
      expressCompany: '顺丰速运',
      trackingNo: 'SF1234567890',
      contents: '《施工手册》',
    },
  })

const notifyPerson = ({ user }: CreatedUser, order?: number) => transaction((trx) => parcel(trx, user.id, order))

async function choosing(...kinds: SmsKind[]): Promise<CreatedUser> {
  const reader = await createUser()
  await db.table('message_sms_choices').multiInsert(kinds.map((kind) => ({ user_id: reader.user.id, kind })))
  return reader
}

const change = ({ user }: CreatedUser, columns: object) => db.from('users').where('id', user.id).update(columns)

const send = async () => (await app.container.make(SendWaitingNotices)).execute()
const received = (telephone: string | null) => new LocalSms().noticesTo(telephone!)
const states = async ({ user }: CreatedUser): Promise<string[]> => {
  const rows = await db.from('sms_notices').where('requested_by', user.id).orderBy('id')
  return rows.map(({ state }) => state)
}

test.group('Messages by SMS', (group) => {
  group.setup(() => testUtils.db().truncate())
  group.each.setup(async () => {
    await db.from('sms_notices').delete()
    await db.from('params').where('name', 'smsPerDay').delete()
  })

  test('users who did not choose the kind get no SMS', async ({ assert }) => {
    const [silent, another] = [await createUser(), await choosing('hoursRefused')]
    for (const reader of [silent, another]) assert.isTrue(await notifyPerson(reader))
    assert.isEmpty(await db.from('sms_notices'))
  })

  test('an SMS is sent once, whatever is repeated', async ({ assert }) => {
    const reader = await choosing('parcelSent')
    for (let turn = 0; turn < 2; turn++) {
      await notifyPerson(reader)
      await send()
    }
    const [sms, ...more] = await received(reader.user.telephone)
    assert.equal(sms.text, '【筑学】您的包裹已发出，请登录后在我的消息中查看快递单号。')
    assert.isEmpty(more)
    const [{ id }] = await db.from('messages').where('user_id', reader.user.id)
    const [row] = await db.from('sms_notices')
    assert.include(row, { idempotency_key: `message:${id}`, template_values: '{}', state: 'sent' })
  })

  test('eight simultaneous events send one SMS', async ({ assert }) => {
    const reader = await choosing('parcelSent')
    const result = await Promise.all(Array.from({ length: 8 }, () => notifyPerson(reader)))
    assert.lengthOf(result.filter(Boolean), 1)
    await Promise.all([send(), send(), send()])
    assert.lengthOf(await received(reader.user.telephone), 1)
    assert.deepEqual(await states(reader), ['sent'])
  })

  test('an SMS is discarded with a rolled back event', async ({ assert }) => {
    const reader = await choosing('parcelSent')
    const failing = transaction(async (trx) => {
      await parcel(trx, reader.user.id)
      assert.lengthOf(await trx.from('sms_notices'), 1)
      throw new Error('no')
    })
    await assert.rejects(() => failing, 'no')
    assert.isEmpty(await db.from('sms_notices'))
  })

  test('no SMS is queued beyond the daily limit; messages stay', async ({ assert }) => {
    await db.table('params').insert({ name: 'smsPerDay', value: '4' })
    const readers = [await choosing('parcelSent'), await choosing('parcelSent')]
    for (const reader of readers) for (const order of [1, 2]) await notifyPerson(reader, order)
    assert.deepEqual(await Promise.all(readers.map(states)), [['waiting', 'waiting'], []])
    assert.lengthOf(await db.from('messages').where('user_id', readers[1].user.id), 2)
  })

  test('a user gets at most five SMS a day', async ({ assert }) => {
    const [reader, other] = [await choosing('parcelSent'), await choosing('parcelSent')]
    for (let order = 1; order <= MaxSmsPerDay + 2; order++) await notifyPerson(reader, order)
    await notifyPerson(other)
    assert.lengthOf(await states(reader), MaxSmsPerDay)
    assert.lengthOf(await states(other), 1)
  })

  test('ten simultaneous events send at most five SMS', async ({ assert }) => {
    const reader = await choosing('parcelSent')
    const orders = Array.from({ length: 2 * MaxSmsPerDay }, (_, order) => order)
    const outcomes = await Promise.all(orders.map((order) => notifyPerson(reader, order)))
    assert.lengthOf(outcomes.filter(Boolean), orders.length)
    await Promise.all([send(), send(), send()])
    assert.lengthOf(await received(reader.user.telephone), MaxSmsPerDay)
    await notifyPerson(reader, orders.length)
    await send()
    assert.lengthOf(await received(reader.user.telephone), MaxSmsPerDay)
  })

  test('ten simultaneous users stay within the daily limit', async ({ assert }) => {
    await db.table('params').insert({ name: 'smsPerDay', value: '8' })
    const readers = await Promise.all(Array.from({ length: 10 }, () => choosing('parcelSent')))
    await Promise.all(readers.map((reader) => notifyPerson(reader)))
    await Promise.all([send(), send(), send()])
    const sent = await db.from('sms_notices').where('state', 'sent')
    assert.lengthOf(sent, 4)
  })

  test('an SMS goes to the number valid when it is sent', async ({ assert }) => {
    const reader = await choosing('parcelSent')
    const { telephone: before } = reader.user
    const after = `137${String(reader.user.id).padStart(8, '0')}`
    await notifyPerson(reader, 1)
    await change(reader, { telephone: after })
    await send()
    await notifyPerson(reader, 2)
    await send()
    assert.isEmpty(await received(before))
    assert.lengthOf(await received(after), 1)
    assert.deepEqual(await states(reader), ['failed', 'sent'])
  })

  for (const column of ['deleted_at', 'disabled_at']) {
    test(`an account with ${column} gets no SMS`, async ({ assert }) => {
      const reader = await choosing('parcelSent')
      await notifyPerson(reader, 1)
      await change(reader, { [column]: '2026-11-23 00:00:00' })
      await send()
      await notifyPerson(reader, 2)
      await send()
      assert.isEmpty(await received(reader.user.telephone))
      assert.deepEqual(await states(reader), ['failed'])
    })
  }

  test('an SMS needs a phone number; the message does not', async ({ assert }) => {
    const reader = await choosing('parcelSent')
    await change(reader, { telephone: null })
    assert.isTrue(await notifyPerson(reader))
    assert.isEmpty(await states(reader))
  })

  test('an SMS rejected by the vendor is not retried', async ({ assert }) => {
    const reader = await choosing('parcelSent')
    await change(reader, { telephone: refusedTelephone })
    await notifyPerson(reader)
    await send()
    await notifyPerson(reader)
    await send()
    assert.deepEqual(await states(reader), ['failed'])
  })

  test('an SMS names neither the person nor the subject', ({ assert }) => {
    const facts = { orderNo: '20261123000001', courseName: '施工员', userName: '张三' }
    for (const notice of Object.values(SmsNotices)) {
      const text = smsText(notice, {})
      assert.match(text!, /请登录后/)
      assert.equal(smsText(notice, facts), text)
    }
  })
})
