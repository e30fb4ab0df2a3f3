import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { learnerMessages } from '#accounts/learners/terms'
import { Role } from '#core/roles'
import { idCardMessages, maskName } from '#core/shared_rules'
import { adminMessages, learnerImportMessages as messages } from '#learning/terms'
import { createUser, otherUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { faultsOf, importSheet, newRow, preview, type Cells } from '#tests/functional/learning/learner_imports/sheets'

test.group('Imports of learners', (group) => {
  let admin: CreatedUser
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    admin = await createUser(Role.Admin)
  })

  test('valid rows become learners with courses and messages', async ({ client, assert }) => {
    const [courseId, known] = [await course({ type: 1 }), await createUser()]
    const added = newRow(courseId, { until: '2099/12/31' })
    const rows = [added, [known.user.userName, null, known.user.telephone, String(courseId), null]]

    const { counts } = await preview(admin, rows)
    assert.deepEqual(counts, { added: 1, existing: 1, granted: 2, already: 0, refused: 0 })
    assert.lengthOf(await db.from('user_courses'), 0)

    const done = await importSheet(admin, rows)
    assert.containSubset(done, { code: '200', done: 2, total: 2, added: 1, existing: 1, granted: 2, refused: [] })
    const person = await db.from('users').where('telephone_key', added[2]!).firstOrFail()
    const entitlement = await db.from('user_courses').where('user_id', person.id).firstOrFail()
    assert.containSubset(entitlement, { source: 'admin', granted_by: admin.user.id, expires_on: '2099-12-31' })
    assert.lengthOf(await db.from('messages').where('kind', 'courseAssigned'), 2)
    const mine = await client.get('/api/user/courses').as(known)
    assert.equal(mine.body().courses[0].courseId, courseId)

    const entry = await db.from('audit_logs').where('action', 'user.import').firstOrFail()
    assert.containSubset(JSON.parse(entry.after), { added: 1, granted: 2, userIds: [person.id] })
  })

  test('a sheet imported twice changes nothing', async ({ assert }) => {
    const courseId = await course({ type: 1 })
    const rows = [newRow(courseId), newRow()]
    await importSheet(admin, rows)
    const before = await db.from('audit_logs').where('action', 'user.import')
    assert.containSubset(await importSheet(admin, rows), { added: 0, existing: 2, granted: 0, already: 1 })
    assert.deepEqual((await preview(admin, rows)).counts, { added: 0, existing: 2, granted: 0, already: 1, refused: 0 })
    assert.lengthOf(await db.from('audit_logs').where('action', 'user.import'), before.length)
    assert.lengthOf(await db.from('user_courses'), 1)
  })

  test('each fault names its row and column', async ({ assert }) => {
    const [courseId, other] = [await course({ type: 1 }), await createUser()]
    const draft = await course({ type: 1, status: 'unpublish' })
    const education = await course({ type: 5 })
    const free = () => otherUser()
    const rows: Cells[] = [
      [null, null, free().telephone, null, null],
      ['周若谷', '370102199003070019', free().telephone, null, null],
      ['周若谷', 370102199003070000, free().telephone, null, null],
      ['周若谷', '3.70102E+17', free().telephone, null, null],
      ['周若谷', null, '1380000', null, null],
      ['周若谷', null, null, null, null],
      ['周若谷', null, free().telephone, 'A12', null],
      ['周若谷', null, free().telephone, '4000000000', null],
      ['周若谷', null, free().telephone, String(draft), null],
      ['周若谷', null, free().telephone, String(education), null],
      ['周若谷', null, free().telephone, String(courseId), '2020-01-01'],
      ['周若谷', null, free().telephone, String(courseId), '2027-02-30'],
      ['周若谷', null, free().telephone, null, '2099-12-31'],
      ['周若谷', other.idCard, free().telephone, null, null],
      ['周若谷', null, other.user.telephone, null, null],
    ]
    const masked = maskName(other.user.userName!)
    const found = await preview(admin, rows)
    assert.deepEqual(faultsOf(found), [
      [2, 'userName', messages.nameMissing],
      [3, 'idCard', idCardMessages.checksum],
      [4, 'idCard', messages.excelNumber('idCard')],
      [5, 'idCard', messages.excelNumber('idCard')],
      [6, 'telephone', messages.telephoneWrong],
      [7, 'telephone', messages.telephoneMissing],
      [8, 'courseNumber', messages.courseNumberWrong],
      [9, 'courseNumber', messages.courseUnknown],
      [10, 'courseNumber', adminMessages.courseUnpublished],
      [11, 'idCard', messages.idCardNeeded],
      [12, 'expiresOn', messages.dayPast],
      [13, 'expiresOn', messages.dayWrong],
      [14, 'expiresOn', messages.dayWithoutCourse],
      [15, 'idCard', learnerMessages.idCardOfOther(masked)],
      [16, 'telephone', learnerMessages.telephoneOfOther(masked)],
    ])
    assert.equal(found.counts.refused, rows.length)
    assert.notInclude(JSON.stringify(found), other.user.telephone!)
    assert.notInclude(JSON.stringify(found), other.idCard)
    const entry = await db.from('audit_logs').where('action', 'user.check-import').firstOrFail()
    assert.containSubset(JSON.parse(entry.after), { rows: rows.length, refused: rows.length })
  })

  test('rows that contradict or repeat an earlier row are faults', async ({ assert }) => {
    const [courseId, second] = [await course({ type: 1 }), await course({ type: 1 })]
    const [name, idCard, telephone] = newRow()
    const rows: Cells[] = [
      [name!, idCard!, telephone!, String(courseId), null],
      [name!, null, telephone!, String(second), null],
      [name!, idCard!, telephone!, String(courseId), null],
      ['王小明', null, telephone!, null, null],
      [name!, idCard!, otherUser().telephone, null, null],
    ]
    assert.deepEqual(faultsOf(await preview(admin, rows)), [
      [4, 'courseNumber', messages.repeated(2)],
      [5, 'telephone', messages.telephoneOfRow(2)],
      [6, 'idCard', messages.idCardOfRow(2)],
    ])
    const done = await importSheet(admin, rows, { skipFaulty: true })
    assert.containSubset(done, { added: 1, granted: 2, total: 1 })
  })

  test('rows with faults are left out only on request', async ({ assert }) => {
    const rows = [newRow(), ['周若谷', null, '1380000', null, null]]
    assert.equal((await importSheet(admin, rows)).msg, messages.faultsLeft(1))
    assert.lengthOf(await db.from('users').where('user_name', '周若谷'), 0)
    assert.containSubset(await importSheet(admin, rows, { skipFaulty: true }), { added: 1, total: 1 })
    assert.equal((await importSheet(admin, [rows[1]!], { skipFaulty: true })).msg, messages.nothing)
  })

  test('the course of the screen applies to rows without a number', async ({ assert }) => {
    const [preset, named] = [await course({ type: 1 }), await course({ type: 1 })]
    await importSheet(admin, [newRow(), newRow(named)], { courseId: preset })
    const granted = await db.from('user_courses').orderBy('id').select('course_id')
    assert.sameMembers(
      granted.map((row) => row.course_id),
      [preset, named]
    )
  })

  test('an imported contact telephone becomes one to sign in with', async ({ assert }) => {
    const { user, idCard } = await createUser()
    const telephone = user.telephone!
    await user.merge({ telephoneKey: null, loginName: 'i-0123456789abcdef0123' }).save()
    await importSheet(admin, [[user.userName, idCard, telephone, null, null]])
    const after = await db.from('users').where('id', user.id).firstOrFail()
    assert.containSubset(after, { telephone_key: telephone, login_name: telephone })
  })

  test('an account with another telephone gets a note', async ({ assert }) => {
    const { user, idCard } = await createUser()
    const { rows } = await preview(admin, [[user.userName, idCard, otherUser().telephone, null, null]])
    assert.include(rows[0].notes[0].sentence, '导入不会替换')
    assert.deepEqual(rows[0].faults, [])
  })
})
