import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { importSheet, newRow, send, workbookOf } from '#tests/functional/learning/learner_imports/sheets'

test.group('Imports of many learners', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('the client calls again until all learners are imported', async ({ assert }) => {
    const [admin, courseId] = [await createUser(Role.Admin), await course({ type: 1 })]
    const rows = Array.from({ length: 620 }, () => newRow(courseId))
    const body = await workbookOf(rows)
    const { fileHash } = (await (await send(admin, 'previews', body)).json()) as any
    const at = async (offset: number): Promise<any> =>
      (await send(admin, `imports?fileHash=${fileHash}&skipFaulty=false&offset=${offset}`, body)).json()
    assert.containSubset(await at(0), { done: 500, total: 620, added: 500, granted: 500 })
    assert.containSubset(await at(500), { done: 620, total: 620, added: 120, granted: 120 })
    assert.lengthOf(await db.from('user_courses').where('course_id', courseId), 620)
  })

  test('two simultaneous imports of one sheet grant once', async ({ assert }) => {
    const [first, second] = [await createUser(Role.Admin), await createUser(Role.Admin)]
    const courseId = await course({ type: 1 })
    const rows = Array.from({ length: 30 }, () => newRow(courseId))
    const [one, other] = await Promise.all([importSheet(first, rows), importSheet(second, rows)])
    assert.equal(one.added + other.added, 30)
    assert.equal(one.granted + other.granted, 30)
    assert.lengthOf(await db.from('user_courses').where('course_id', courseId), 30)
  })
})
