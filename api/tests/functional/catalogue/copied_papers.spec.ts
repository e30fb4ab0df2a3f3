import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { chapter, course } from '#tests/factories/catalogue'
import { adminClient } from '#tests/factories/course_admin_client'
import { paper, questions } from '#tests/factories/papers'

const rowOf = (table: string, id: number) => db.from(table).where('id', id).first()
const listOf = async (paperId: number) =>
  (await db.from('paper_questions').where('paper_id', paperId).orderBy('question_no')).map((row) => row.question_id)

test.group('Papers of a copied course', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a copied course and its chapters get their own papers', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const adminApi = adminClient(client, admin)
    const [first, second, third] = await questions(3)
    const id = await course({ type: 5, name: '施工安全' })
    const top = await chapter(id, { title: '第一章' })
    const leaf = await chapter(id, { title: '高处作业', parentId: top })
    const test = await paper({ courseId: id, questionIds: [second, first] })
    const exercise = await paper({ courseId: id, chapterId: leaf, questionIds: [third] })
    await db
      .table('user_papers')
      .insert({
        user_id: admin.user.id,
        paper_id: test,
        attempt_no: 1,
        mode: 'test',
        total_tenths: 10,
        pass_line: 60,
        started_at: toStored(now()),
        created_at: toStored(now()),
      })

    const { courseId } = (await adminApi.copy(id, '施工安全（二）')).body()

    const copy = await rowOf('courses', courseId)
    const copiedTest = await rowOf('papers', copy.paper_id)
    assert.notEqual(copiedTest.id, test)
    assert.include(copiedTest, {
      paper_name: '施工安全（二）-考题',
      paper_type: 'edu_test',
      course_id: courseId,
      chapter_id: null,
      ref_id: `course-${courseId}`,
      ref_key: `edu_test:course-${courseId}`,
      pass_line: 70,
      limit_minutes: 45,
      lock_version: 0,
      created_by: admin.user.id,
      updated_at: null,
    })
    assert.deepEqual(await listOf(copiedTest.id), [second, first])
    assert.isEmpty(await db.from('user_papers').where('paper_id', copiedTest.id))

    const chapters = await db.from('chapters').where('course_id', courseId)
    const copiedLeaf = chapters.find((one) => one.chapter_title === '高处作业')
    const copiedExercise = await rowOf('papers', copiedLeaf.paper_id)
    assert.notEqual(copiedExercise.id, exercise)
    assert.include(copiedExercise, {
      paper_name: '高处作业-练习题',
      paper_type: 'cpt_test',
      course_id: courseId,
      chapter_id: copiedLeaf.id,
      ref_id: String(copiedLeaf.id),
      ref_key: `cpt_test:${copiedLeaf.id}`,
    })
    assert.deepEqual(await listOf(copiedExercise.id), [third])
    assert.isNull(chapters.find((one) => one.chapter_title === '第一章').paper_id)
  })

  test('editing the paper of a copy leaves the original', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const list = await questions(2)
    const id = await course({ type: 5 })
    const original = await paper({ courseId: id, questionIds: list })

    const { courseId } = (await adminApi.copy(id, '另一门课程')).body()
    const { paper_id: copied } = await rowOf('courses', courseId)
    await db.from('papers').where('id', copied).update({ pass_line: 10 })
    await db.from('paper_questions').where('paper_id', copied).delete()

    assert.equal((await rowOf('courses', id)).paper_id, original)
    assert.equal((await rowOf('papers', original)).pass_line, 70)
    assert.deepEqual(await listOf(original), list)
  })

  test('a deleted paper is not copied', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({ type: 5 })
    await paper({ courseId: id, deleted: true })

    const { courseId } = (await adminApi.copy(id, '另一门课程')).body()

    assert.isNull((await rowOf('courses', courseId)).paper_id)
  })

  test('a subject paper stays shared', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({ type: 5 })
    const shared = await paper({ courseId: id })
    await db
      .from('papers')
      .where('id', shared)
      .update({
        course_id: null,
        subject_code: 'jzgc',
        required_course: true,
        ref_id: 'jzgc_1',
        ref_key: 'edu_test:jzgc_1',
      })

    const { courseId } = (await adminApi.copy(id, '另一门课程')).body()

    assert.equal((await rowOf('courses', courseId)).paper_id, shared)
  })
})
