import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { SendWaitingNotices } from '#accounts/notices/send_waiting_notices'
import { ensureDailySmsLimit } from '#accounts/sms_codes/daily_sms_limit'
import { sendReminders } from '#commerce/training_centre/send_reminders'
import { now, setClock, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import LocalSms, { refusedTelephone } from '#drivers/sms/local_sms'
import { createUser } from '#tests/factories/accounts'
import { frozenClock } from '#tests/factories/learning'
import {
  give,
  remind,
  settled,
  show,
  type PreviouslyAssignedSeat,
} from '#tests/functional/commerce/training_centre/centre_calls'
import * as seats from '#tests/functional/learning/seats/training_centre'

const week = 7 * 86_400

/** Telephone numbers are new in each test, because messages outlive it. */
let used = 5_000
const idle = (count: number): PreviouslyAssignedSeat[] =>
  seats.telephones(count, (used += count) - count).map((telephone) => ({ telephone, daysAgo: 14 }))

const seatOf = ({ itemId }: seats.BulkOrder, seatNo: number) => ({ orderItemId: itemId, seatNo })

async function setBudget(perDay: number): Promise<void> {
  await db.from('params').where('name', 'smsPerDay').delete()
  await db.table('params').insert({ name: 'smsPerDay', value: String(perDay) })
}

/** SMS notifications that other users sent today. */
async function spendNotices(count: number): Promise<void> {
  const { user } = await createUser()
  const row = { telephone: '13900000000', notice: 'study-reminder', template_values: '{}' }
  for (let at = 0; at < count; at += 100) {
    await db
      .table('sms_notices')
      .multiInsert(
        Array.from({ length: Math.min(100, count - at) }, () => ({
          ...row,
          state: 'sent',
          requested_by: user.id,
          created_at: toStored(now()),
        }))
      )
  }
}

test.group('Reminders of a training centre', (group) => {
  seats.emptyCentre(group)
  group.each.setup(async () => {
    await db.from('params').where('name', 'smsPerDay').delete()
  })
  group.each.teardown(() => setClock(null))

  test('a reminder goes to chosen learners who never studied', async ({ client, assert }) => {
    const centre = await seats.centre()
    const [one, two] = idle(2)
    const fresh = { telephone: idle(1)[0].telephone, daysAgo: 13 }
    await give(centre, [one, two, fresh, { ...idle(1)[0], studied: true }])

    const chosen = [1, 2, 3, 4].map((seatNo) => seatOf(centre, seatNo))
    const { msg, reminded, skipped } = (await remind(client, centre, { seats: chosen })).body()

    assert.equal(msg, '已提醒2人，2人没有提醒')
    assert.equal(reminded, 2)
    assert.sameDeepMembers(skipped, [
      { reason: 'recent', reasonText: '分配未满14天', people: 1 },
      { reason: 'studied', reasonText: '已经开始学习', people: 1 },
    ])
    await settled()
    const [message] = await new LocalSms().noticesTo(one.telephone)
    assert.equal(
      message.text,
      '【筑学】为您开通的课程《施工员继续教育》还没有学习记录，请用本手机号登录，在我的课程中查看。'
    )
    assert.lengthOf(await new LocalSms().noticesTo(two.telephone), 1)
    assert.isEmpty(await new LocalSms().noticesTo(fresh.telephone))
    const { people } = (await show(client, centre, { state: 'idle' })).body()
    assert.isTrue(
      people.every(
        (one: { remindable: boolean; reminderState: string }) => !one.remindable && one.reminderState === 'sent'
      )
    )
  })

  test('a learner gets at most one reminder in seven days', async ({ assert }) => {
    const clock = frozenClock()
    const centre = await seats.centre()
    await give(centre, idle(1))
    const sendRequest = () => transaction((trx) => sendReminders(trx, centre.user, { seats: [seatOf(centre, 1)] }))

    assert.equal((await sendRequest()).reminded, 1)
    clock.advance(week - 1)
    assert.deepEqual((await sendRequest()).skipped, [{ reason: 'reminded', reasonText: '7天内已提醒过', people: 1 }])
    clock.advance(1)
    assert.equal((await sendRequest()).reminded, 1)
  })

  test('concurrent requests send one reminder to each learner', async ({ client, assert }) => {
    const centre = await seats.centre()
    await give(centre, idle(3))
    const responses = await Promise.all(Array.from({ length: 6 }, () => remind(client, centre, { filter: {} })))

    const reminded = responses.map((response) => response.body().reminded)
    assert.equal(
      reminded.reduce((sum, one) => sum + one, 0),
      3,
      JSON.stringify(responses.map((response) => response.body()))
    )
    const rows = await settled()
    assert.lengthOf(rows, 3)
    for (const { telephone } of rows) {
      assert.lengthOf(await new LocalSms().noticesTo(telephone), 1)
    }
  })

  test('several courses of a learner are named in one message', async ({ client, assert }) => {
    const centre = await seats.centre()
    const [one] = idle(1)
    await give(centre, [one])
    const other = await seats.bulkOrder(centre, {})
    await db.from('order_items').where('id', other.itemId).update({ item_name: '造价员' })
    await give(other, [one])

    const { reminded } = (await remind(client, centre, { filter: {} })).body()

    assert.equal(reminded, 1)
    const [{ values }] = await settled()
    assert.deepEqual(JSON.parse(values), { course: '《造价员》等2门' })
  })

  test('a filtered reminder goes to learners of one course', async ({ client, assert }) => {
    const centre = await seats.centre()
    await give(centre, idle(2))
    const other = await seats.bulkOrder(centre, {})
    const [one] = idle(1)
    await give(other, [one])

    const filter = { courseId: other.courseId }
    assert.equal((await remind(client, centre, { filter })).body().reminded, 1)
    assert.deepEqual(
      (await settled()).map(({ telephone }) => telephone),
      [one.telephone]
    )
  })

  test('a seat of another buyer is missing, with the same message', async ({ client, assert }) => {
    const [centre, other] = [await seats.centre(), await seats.centre()]
    await give(centre, idle(1))
    await give(other, idle(1))
    const chosen = [seatOf(centre, 1), seatOf(other, 1)]

    const foreign = await remind(client, centre, { seats: chosen })
    const missing = await remind(client, centre, { seats: [seatOf(centre, 1), seatOf(centre, 9)] })

    assert.equal(foreign.status(), 404)
    assert.deepEqual(foreign.body().msg, missing.body().msg)
    assert.lengthOf(await settled(), 0)
  })

  test('reminders use at most half of the daily quota', async ({ client, assert }) => {
    await setBudget(4)
    const centre = await seats.centre()
    await give(centre, idle(3))

    const { reminded, skipped } = (await remind(client, centre, { filter: {} })).body()
    assert.equal(reminded, 2)
    assert.deepEqual(skipped, [{ reason: 'budget', reasonText: '今日提醒短信的额度已用完，请明天再试', people: 1 }])
    await transaction(ensureDailySmsLimit)
    await setBudget(2)
    await assert.rejects(() => transaction(ensureDailySmsLimit), /上限/)
  })

  for (const isSaved of [true, false]) {
    test(`concurrent centres stay within ${isSaved ? 'a saved' : 'the default'} quota`, async ({ client, assert }) => {
      if (isSaved) await setBudget(4)
      // Leaves two of the half of the default quota.
      else await spendNotices(998)
      const centres = [await seats.centre(), await seats.centre(), await seats.centre()]
      for (const centre of centres) await give(centre, idle(2))

      const responses = await Promise.all(centres.map((centre) => remind(client, centre, { filter: {} })))

      const reminded = responses.map((response) => response.body().reminded)
      assert.equal(reminded[0] + reminded[1] + reminded[2], 2, JSON.stringify(responses.map((one) => one.body())))
      assert.lengthOf((await settled()).slice(isSaved ? 0 : 998), 2)
    })
  }

  test('a failed reminder can be requested again', async ({ client, assert }) => {
    const centre = await seats.centre()
    await give(centre, [{ telephone: refusedTelephone, daysAgo: 20 }])
    const sendRequest = async () => (await remind(client, centre, { filter: {} })).body()

    assert.equal((await sendRequest()).reminded, 1)
    assert.equal((await settled())[0].state, 'failed')
    const { people } = (await show(client, centre)).body()
    assert.include(people[0], { reminderState: 'failed', remindable: true })
    assert.equal((await sendRequest()).reminded, 1)
  })

  test('the job sends reminders of a killed process once', async ({ client, assert }) => {
    const centre = await seats.centre()
    const [left, taken] = idle(2)
    await give(centre, [left, taken])
    await remind(client, centre, { filter: {} })
    await settled()
    await db.from('sms_notices').where('telephone', left.telephone).update({ state: 'waiting' })
    await db.from('sms_notices').where('telephone', taken.telephone).update({ state: 'sending' })

    const job = await app.container.make(SendWaitingNotices)
    await Promise.all([job.execute(), job.execute()])

    assert.lengthOf(await new LocalSms().noticesTo(left.telephone), 2)
    assert.lengthOf(await new LocalSms().noticesTo(taken.telephone), 1)
  })

  test('a reminder needs between one and two hundred seats', async ({ client, assert }) => {
    const centre = await seats.centre()
    const refused = async (body: object) => (await remind(client, centre, body)).body()
    const many = Array.from({ length: 201 }, (_, at) => seatOf(centre, at + 1))

    assert.include(await refused({}), { code: 'error', msg: '请选择要提醒的学员' })
    assert.include(await refused({ seats: [] }), { code: 'error', msg: '请选择要提醒的学员' })
    assert.include(await refused({ seats: many }), { code: 'error', msg: '一次选择的学员过多，请减少后重试' })
    const anotherUser = await createUser()
    assert.include((await remind(client, anotherUser, { filter: {} })).body(), { reminded: 0 })
  })

  test('a repeated key gets the same response', async ({ client, assert }) => {
    const centre = await seats.centre()
    await give(centre, idle(1))
    const sendRequest = async () => (await remind(client, centre, { filter: {} }, 'reminder-1')).body()
    assert.deepEqual(await sendRequest(), await sendRequest())
    assert.lengthOf(await settled(), 1)
  })
})
