import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { bank, question } from '#tests/factories/exams'
import { createEntitlement } from '#tests/factories/learning'

const auditsOf = (action: string) => db.from('audit_logs').where('action', action).orderBy('id')

test.group('Changes of many rows', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('many questions move to another bank with new numbers', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const [from, to] = [await bank('旧'), await bank('新')]
    const [first, second] = [await question({ bankId: from }), await question({ bankId: from })]
    const ids = [second.questionId, first.questionId]

    const response = await client
      .post('/api/admin/question-batches')
      .as(admin)
      .json({ questionIds: ids, questionBankId: to, difficulty: 4, knowledgePoint: '工程量' })

    response.assertBodyContains({ code: '200', succeeded: 2, refused: [] })
    const rows = await db.from('questions').whereIn('id', ids).orderBy('id')
    assert.deepEqual(
      rows.map((row) => [row.question_bank_id, row.question_no, row.difficulty, row.knowledge_point]),
      [
        [to, 1, 4, '工程量'],
        [to, 2, 4, '工程量'],
      ]
    )
    const entries = await auditsOf('question.update')
    assert.deepEqual(
      entries.map(({ object }) => object),
      [`question:${first.questionId}`, `question:${second.questionId}`]
    )
  })

  test('questions of another teacher are refused, own ones change', async ({ client, assert }) => {
    const [teacher, other] = [await createUser(Role.Teacher), await createUser(Role.Teacher)]
    const [own, foreign] = [await bank('我的'), await bank('别人的')]
    await db.from('question_banks').where('id', own).update({ created_by: teacher.user.id })
    await db.from('question_banks').where('id', foreign).update({ created_by: other.user.id })
    const [mine, theirs] = [await question({ bankId: own }), await question({ bankId: foreign })]
    const questionIds = [mine.questionId, theirs.questionId]
    const send = (body: object) => client.post('/api/admin/question-batches').as(teacher).json(body)

    const response = await send({ questionIds, difficulty: 2 })
    response.assertBodyContains({ succeeded: 1, refused: [{ id: theirs.questionId, reason: '没有找到您要的内容' }] })
    const moved = await send({ questionIds: [mine.questionId], questionBankId: foreign })
    moved.assertBodyContains({ succeeded: 0, refused: [{ id: mine.questionId }] })

    const rows = await db.from('questions').whereIn('id', questionIds).orderBy('id')
    assert.deepEqual(
      rows.map(({ difficulty, question_bank_id: bankId }) => [difficulty, bankId]),
      [
        [2, own],
        [null, foreign],
      ]
    )
  })

  test('many questions are deleted with one entry each', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const made = [await question(), await question()].map(({ questionId }) => questionId)
    const body = { questionIds: [...made, 999_999], remove: true }
    const response = await client.post('/api/admin/question-batches').as(admin).json(body)

    response.assertBodyContains({ succeeded: 2, refused: [{ id: 999_999 }] })
    assert.lengthOf(await db.from('questions').whereIn('id', made).whereNull('deleted_at'), 0)
    assert.lengthOf(await auditsOf('question.delete'), 2)
  })

  test('many comments are approved and their writers notified', async ({ client, assert }) => {
    const [admin, learner] = [await createUser(Role.Admin), await createUser()]
    const courseId = await course()
    const ids: number[] = []
    for (const text of ['一', '二']) {
      const row = { course_id: courseId, user_id: learner.user.id, comment_content: text, comment_status: 1 }
      ids.push((await db.table('comments').insert({ ...row, created_at: toStored(now()) }))[0])
    }

    const body = { courseCommentIds: [...ids, 999_999], commentStatus: 2 }
    const response = await client.post('/api/comments/moderations').as(admin).json(body)

    response.assertBodyContains({ succeeded: 2, refused: [{ id: 999_999, reason: '没有找到您要的内容' }] })
    assert.lengthOf(await db.from('comments').whereIn('id', ids).where('comment_status', 2), 2)
    assert.lengthOf(await db.from('messages').where('user_id', learner.user.id), 2)
    assert.lengthOf(await auditsOf('comment.approve'), 2)
  })

  test('many courses become hot', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const courseIds = [await course(), await course()]
    const body = { courseIds: [...courseIds, 999_999], courseHot: true }
    const response = await client.post('/api/admin/courses/spotlights').as(admin).json(body)

    response.assertBodyContains({ succeeded: 2, refused: [{ id: 999_999 }] })
    assert.lengthOf(await db.from('courses').whereIn('id', courseIds).where('course_hot', true), 2)
    assert.lengthOf(await auditsOf('course.hot'), 2)
  })

  test('many courses gain and lose tags, in any state', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const courseIds = [await course({ status: 'published' }), await course()]
    await db.table('course_tags').multiInsert(courseIds.map((id) => ({ course_id: id, tag: 'hide' })))
    const body = { courseIds: [...courseIds, 999_999], addTags: ['MainCert'], removeTags: ['hide'] }
    const response = await client.post('/api/admin/courses/tag-batches').as(admin).json(body)

    response.assertBodyContains({ succeeded: 2, refused: [{ id: 999_999 }] })
    const tags = await db.from('course_tags').whereIn('course_id', courseIds).orderBy('course_id')
    assert.deepEqual(
      tags.map(({ tag }) => tag),
      ['MainCert', 'MainCert']
    )
    assert.lengthOf(await db.from('courses').whereIn('id', courseIds).where('hidden', false), 2)
    assert.lengthOf(await auditsOf('course.update'), 2)
  })

  test('many courses move to the beginning of their type in order', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const [a, b, c, d] = [await course(), await course(), await course(), await course()]
    const numbers = [a, b, c, d].entries()
    for (const [at, id] of numbers)
      await db
        .from('courses')
        .where({ id })
        .update({ course_order: 4 - at })
    const order = async () =>
      (await db.from('courses').whereIn('id', [a, b, c, d]).orderBy('course_order', 'desc')).map(({ id }) => id)
    const move = (courseIds: number[], moveTo: string) =>
      client.post('/api/admin/courses/place-batches').as(admin).json({ courseIds, moveTo })

    const response = await move([d, b, 999_999], 'first')
    response.assertBodyContains({ succeeded: 2, refused: [{ id: 999_999 }] })
    assert.deepEqual(await order(), [b, d, a, c])
    await move([b], 'last')
    assert.deepEqual(await order(), [d, a, c, b])
    assert.lengthOf(await auditsOf('course.reorder'), 3)
  })

  test('many entitlements get the same last day', async ({ client, assert }) => {
    const [admin, learner] = [await createUser(Role.Admin), await createUser()]
    const ids = [
      await createEntitlement(learner.user.id, await course()),
      await createEntitlement(learner.user.id, await course()),
    ]
    const body = { userCourseIds: ids, expiryDate: '2030-01-31' }
    const response = await client.post('/api/admin/user-courses/expiry-dates').as(admin).json(body)

    response.assertBodyContains({ succeeded: 2, refused: [] })
    assert.lengthOf(await db.from('user_courses').whereIn('id', ids).where('expires_on', '2030-01-31'), 2)
    assert.lengthOf(await auditsOf('user-course.change-expiry'), 2)
  })
})
