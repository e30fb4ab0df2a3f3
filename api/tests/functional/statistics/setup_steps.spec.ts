import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { legalTextKinds } from '#accounts/legal_texts/terms'
import { BackupRecord, MetricsRecord } from '#core/metrics/job_names'
import { recordSuccess } from '#core/metrics/job_last_runs'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'

type Step = { step: string; isDone: boolean }

async function stepsOf(client: ApiClient, token: string): Promise<Step[]> {
  return (await client.get('/api/admin/setup-steps').as(token)).body().setupSteps
}
const doneOf = (steps: Step[]) => steps.filter(({ isDone }) => isDone).map(({ step }) => step)

test.group('Setup steps', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an empty installation has every step before it', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const steps = await stepsOf(client, token)
    assert.lengthOf(steps, 9)
    assert.notIncludeMembers(doneOf(steps), ['contact', 'record-number', 'legal-texts', 'teachers', 'course'])
    assert.notIncludeMembers(doneOf(steps), ['vendors', 'backup', 'alerts'])
  })

  test('a step is done with its data', async ({ client, assert }) => {
    const { token, user } = await createUser(Role.Admin)
    const save = (form: object) => client.post('/api/admin/params').as(token).json(form)
    await save({ servicePhones: '0531-88111111' })
    assert.notInclude(doneOf(await stepsOf(client, token)), 'contact', 'the complaints number is missing')

    await save({ complaintPhone: '0531-88111112', recordNumber: '鲁ICP备12345678号' })
    await client
      .post('/api/admin/teacher-profiles')
      .as(token)
      .json({
        teacherName: '李老师',
        school: '',
        teacherTitle: '',
        introduction: '讲造价。',
        motto: '',
        profileOrder: 1,
      })
    const at = toStored(now())
    for (const kind of legalTextKinds) {
      const text = { kind, number: 1, content: '<p>文本</p>', changes: '首次', is_major: true }
      await db.table('legal_texts').insert({ ...text, user_id: user.id, created_at: at })
    }
    await course({})
    await recordSuccess(BackupRecord)
    await recordSuccess(MetricsRecord)
    const expected = ['contact', 'record-number', 'legal-texts', 'teachers', 'course', 'backup', 'alerts']
    assert.includeMembers(doneOf(await stepsOf(client, token)), expected)

    const longAgo = toStored(now().minus({ hours: 27 }))
    await db.from('job_last_runs').where('job', BackupRecord).update({ succeeded_at: longAgo })
    assert.notInclude(doneOf(await stepsOf(client, token)), 'backup', 'a backup of yesterday morning is too old')
  })

  test('the demo has no setup steps', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    await db.table('params').insert({ name: 'demoLoaded', value: '1', public: false })
    assert.deepEqual(await stepsOf(client, token), [])
  })
})
