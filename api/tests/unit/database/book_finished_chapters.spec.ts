import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { person } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { lesson } from '#tests/factories/learning'
import Migration from '@zhuxue/database/migrations/20261122181500_book_finished_chapters'

const runMigration = () => new Migration(db.connection(), 'book_finished_chapters', false).execUp()

/** Chapters finished without a ledger: one without a test, one whose test is passed, one whose test is not. */
async function finishedCourse(userId: number, facts = {}) {
  const courseId = await course({ type: 5, subject: 'jzgc', ...facts })
  for (const testPassed of [null, true, false]) {
    const { chapterId } = await lesson(courseId)
    await db.table('study_logs').insert({
      user_id: userId,
      course_id: courseId,
      chapter_id: chapterId,
      study_seconds: 600,
      study_status: 'unuse',
      test_passed: testPassed,
      created_at: toStored(now()),
    })
  }
  return courseId
}

const ledger = () =>
  db
    .from('hour_entries')
    .count('* as entries')
    .sum('held_seconds as held')
    .sum('available_seconds as available')
    .firstOrFail()

test.group('Migration that books finished chapters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('books each chapter once, however often it runs', async ({ assert }) => {
    const { user } = await person()
    await finishedCourse(user.id)
    await finishedCourse(user.id)
    for (let run = 0; run < 3; run++) {
      await runMigration()
      const { entries, held, available } = await ledger()
      assert.deepEqual([entries, held, available].map(Number), [8, 1200, 2400])
    }
    assert.lengthOf(await db.from('certificates'), 1)
    assert.lengthOf(await db.from('course_edu_logs'), 2)
    assert.lengthOf(await db.from('study_logs').whereNull('course_edu_log_id'), 0)
  })

  test('leaves courses alone that earn no hours', async ({ assert }) => {
    const { user } = await person()
    await finishedCourse(user.id, { type: 1, subject: null })
    await finishedCourse(user.id, { price: 0 })
    await runMigration()
    assert.lengthOf(await db.from('hour_entries'), 0)
  })
})
