import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { remindLearners } from '#certificates/cycles/remind_learners'
import { describeMessage, type MessageKind } from '#messages/terms'
import { fromWireTime, setClock } from '#core/time'
import { constructorKind } from '#tests/factories/qualifications'
import {
  createLearnerWithHours,
  emptyRegistry,
  upload,
  type LearnerWithHours,
} from '#tests/functional/certificates/learners_with_hours'

const on = (day: string) => setClock(() => fromWireTime(`${day} 09:00:00`))

const messagesOf = async ({ user }: LearnerWithHours) => {
  const kinds: MessageKind[] = ['cycleDue', 'qualificationEnding']
  const rows = await db.from('messages').where('user_id', user.id).whereIn('kind', kinds).orderBy('id')
  return rows.map(({ kind, facts }) => describeMessage(kind, JSON.parse(facts)).text)
}

test.group('Reminders of cycles', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    on('2026-11-29')
    await constructorKind()
    return () => setClock(null)
  })

  /** The application ends on 2027-05-31 and begins on 2027-04-01. */
  async function learnerWithCycle({ client }: { client: Parameters<typeof upload>[0] }) {
    const learner = await createLearnerWithHours({ available: 2400 * 60, total: 2400 * 60 })
    const validity = { validFrom: '2024-07-01', validTo: '2027-06-30' }
    const body = { kindCode: 'constructor-2', specialties: ['jzgc'], ...validity }
    await client.post('/api/user/qualifications').as(learner).json(body)
    return learner
  }

  test('a learner is reminded once per mark, also a day late', async ({ client, assert }) => {
    const learner = await learnerWithCycle({ client })
    await upload(client, learner)
    const missing = '您的二级建造师继续教育还差选修 60 学时，请在 2027-05-31 前完成'

    for (const day of ['2026-12-01', '2026-12-02', '2027-03-04', '2027-03-06']) {
      on(day)
      await remindLearners()
      await remindLearners()
    }
    assert.deepEqual(await messagesOf(learner), [missing, missing])
  })

  test('the first day to apply is announced', async ({ client, assert }) => {
    const learner = await learnerWithCycle({ client })
    on('2027-04-01')
    await remindLearners()
    assert.deepEqual(await messagesOf(learner), [
      '您的二级建造师有效期至 2027-06-30，现在可以申请延续注册，截止 2027-05-31',
    ])
  })

  test('met cycles and removed qualifications send nothing', async ({ client, assert }) => {
    await db.from('education_rules').update({ elective_hours: 0 })
    const [met, removed] = [await learnerWithCycle({ client }), await learnerWithCycle({ client })]
    await upload(client, met)
    await db.from('qualifications').where('user_id', removed.user.id).update({ ended_at: '2026-11-29 00:00:00' })
    for (const day of ['2026-12-02', '2027-04-01']) {
      on(day)
      await remindLearners()
    }
    assert.deepEqual([...(await messagesOf(met)), ...(await messagesOf(removed))], [])
  })

  test('an SMS follows when the learner chose it', async ({ client, assert }) => {
    const learner = await learnerWithCycle({ client })
    await client
      .post('/api/user/messages/settings')
      .as(learner)
      .json({ smsKinds: ['cycleDue'] })
    on('2026-12-02')
    await remindLearners()
    const notices = await db.from('sms_notices').where('requested_by', learner.user.id)
    assert.deepEqual(
      notices.map(({ notice }) => notice),
      ['message-cycle-due']
    )
  })
})
