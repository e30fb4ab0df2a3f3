import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { chapter, course } from '#tests/factories/catalogue'
import { paper, questions } from '#tests/factories/papers'
import Migration from '@zhuxue/database/migrations/20261122220500_papers_of_copies'

const runMigration = () => new Migration(db.connection(), 'papers_of_copies', false).execUp()
const rowOf = (table: string, id: number) => db.from(table).where('id', id).first()
const point = (table: string, id: number, paperId: number) =>
  db.from(table).where('id', id).update({ paper_id: paperId })
const listOf = async (paperId: number) =>
  (await db.from('paper_questions').where('paper_id', paperId).orderBy('question_no')).map(
    (row) => row.question_id
  )

/** A course with a test and an exercise, and a copy that points at both. */
async function copiedCourse() {
  const [first, second, third] = await questions(3)
  const original = await course({ type: 5, name: '施工安全' })
  const chapterId = await chapter(original, { title: '高处作业' })
  const test = await paper({ courseId: original, questionIds: [second, first] })
  const exercise = await paper({ courseId: original, chapterId, questionIds: [third] })
  const copy = await course({ type: 5, name: '施工安全（二）' })
  const copiedChapter = await chapter(copy, { title: '高处作业' })
  await point('courses', copy, test)
  await point('chapters', copiedChapter, exercise)
  return { original, chapterId, test, exercise, copy, copiedChapter, list: [second, first], third }
}

test.group('Migration that gives copies own papers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('copies test and exercise once, however often it runs', async ({ assert }) => {
    const { original, chapterId, test, exercise, copy, copiedChapter, list, third } =
      await copiedCourse()
    for (let run = 0; run < 2; run++) await runMigration()

    assert.lengthOf(await db.from('papers'), 4)
    assert.equal((await rowOf('courses', original)).paper_id, test)
    assert.equal((await rowOf('chapters', chapterId)).paper_id, exercise)

    const ownTest = await rowOf('papers', (await rowOf('courses', copy)).paper_id)
    assert.include(ownTest, {
      ...{ paper_name: '施工安全（二）-考题', paper_type: 'edu_test', course_id: copy },
      ...{ chapter_id: null, ref_key: `edu_test:course-${copy}`, pass_line: 70, lock_version: 0 },
    })
    assert.deepEqual(await listOf(ownTest.id), list)
    const ownExercise = await rowOf('papers', (await rowOf('chapters', copiedChapter)).paper_id)
    assert.include(ownExercise, {
      ...{ paper_name: '高处作业-练习题', course_id: copy, chapter_id: copiedChapter },
      ref_key: `cpt_test:${copiedChapter}`,
    })
    assert.deepEqual(await listOf(ownExercise.id), [third])
  })

  test('leaves shared, own and deleted papers alone', async ({ assert }) => {
    const { test, copy } = await copiedCourse()
    await db.from('papers').where('id', test).update({ subject_code: 'jzgc', course_id: null })
    const other = await course({ type: 5 })
    const deleted = await paper({ courseId: await course({ type: 5 }), deleted: true })
    await point('courses', other, deleted)
    await runMigration()

    assert.equal((await rowOf('courses', copy)).paper_id, test)
    assert.isNull((await rowOf('courses', other)).paper_id)
  })

  test('takes the paper that a copy was given meanwhile', async ({ assert }) => {
    const { test, copy } = await copiedCourse()
    const own = await paper({ courseId: copy })
    await point('courses', copy, test)
    await runMigration()

    assert.equal((await rowOf('courses', copy)).paper_id, own)
  })
})
