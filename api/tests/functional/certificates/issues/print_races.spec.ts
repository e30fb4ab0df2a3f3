import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import CertificateIssue from '#certificates/issues/certificate_issue'
import { DateTime } from 'luxon'
import { Role } from '#core/roles'
import { now, toWireDay } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { uploadedCertificate } from '#tests/factories/issues'
import { constructorKind } from '#tests/factories/qualifications'
import { createLearnerWithHours, emptyRegistry, upload } from '#tests/functional/certificates/learners_with_hours'
import { brokenPrints } from '#tests/functional/certificates/issues/broken_prints'

test.group('Concurrent prints', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('twenty concurrent prints leave each certificate on one valid print', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const admin = await createUser(Role.Admin)
    const required = await uploadedCertificate(user.id)
    const elective = await uploadedCertificate(user.id, { required: false })
    const chosen = [
      [required.certificateId],
      [elective.certificateId],
      [required.certificateId, elective.certificateId],
    ]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        client
          .post('/api/user/certs/print/generate')
          .json(chosen[at % 3])
          .header('Authorization', at % 2 ? token : admin.token)
      )
    )
    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [200])
    assert.isEmpty(await brokenPrints())

    const issues = await CertificateIssue.query().where('userId', user.id)
    assert.isAtMost(issues.length, 20)
    const held = await db
      .from('certificate_issue_lines')
      .whereIn('valid_key', [required.certificateId, elective.certificateId])
    assert.lengthOf(new Set(held.map((line) => line.certificate_id)), held.length)
    assert.isAtLeast(held.length, 1)
    const valid = issues.filter(({ state }) => state === 'valid')
    const holders = new Set(held.map((line) => line.certificate_issue_id))
    assert.deepEqual(new Set(valid.map(({ id }) => id)), holders)
  })

  test('a print and a move of the same hours never both succeed', async ({ client, assert }) => {
    await emptyRegistry()
    await constructorKind()
    await db.table('params').insert({ name: 'printByCycle', value: '1' })
    const admin = await createUser(Role.Admin)
    const learner = await createLearnerWithHours({ available: 2500 * 60, total: 2500 * 60 })
    const today = DateTime.fromISO(toWireDay(now()))
    const day = (days: number) => today.plus({ days }).toISODate()!
    const add = (body: object) => client.post('/api/user/qualifications').as(learner.token).json(body)
    const kind = { kindCode: 'constructor-2', specialties: ['jzgc'] }
    const { qualificationId } = (await add({ ...kind, validFrom: day(-900), validTo: day(10) })).body()
    await upload(client, learner)
    const dates = { lockVersion: 1, validFrom: day(11), validTo: day(1000) }
    await client.post(`/api/user/qualifications/${qualificationId}/renewals`).as(learner.token).json(dates)
    const cycles = await db.from('education_cycles').where('user_id', learner.user.id).orderBy('starts_on')
    const [cycleId, toCycleId] = cycles.map(({ id }) => id)
    const [{ hour_entry_id: hourEntryId }] = await db.from('cycle_entries').where('education_cycle_id', cycleId)

    const move = { hourEntryIds: [hourEntryId], toCycleId, reason: '登记有误' }
    const [print, moved] = await Promise.all([
      client
        .post('/api/user/certs/print/generate')
        .as(learner.token)
        .json({ certIds: [learner.certificateId], cycleId }),
      client.post(`/api/admin/education-cycles/${cycleId}/moves`).as(admin.token).json(move),
    ])
    const isPrinted = print.header('content-type') === 'application/pdf'
    assert.notEqual(isPrinted, moved.body().code === '200')
    assert.isEmpty(await brokenPrints())
  })
})
