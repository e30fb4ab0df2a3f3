import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { ItemFlag } from '#exams/analysis/terms'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { examPaper, question } from '#tests/factories/exams'
import { readRows } from '#tests/workbook'
import { recountItems } from './item_recount.js'
import { createGradedAttempt, randomOf, type ExamQuestion } from './graded_attempts.js'

const origin = `http://127.0.0.1:${process.env.PORT}`

const analysisOf = async (client: ApiClient, { token }: { token: string }, path: string) =>
  (await client.get(`/api/${path}`).as(token)).body()

test.group('Question statistics', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function paperFixture(examQuestions: ExamQuestion[]) {
    const teacher = await createUser(Role.Teacher)
    const courseId = await course({ teacherId: teacher.user.id })
    const paperId = await examPaper({ courseId, questions: examQuestions })
    return { teacher, paperId, admin: await createUser(Role.Admin), examQuestions }
  }

  test('statistics equal a naive recount of random attempts', async ({ client, assert }) => {
    for (const seed of [1, 2, 3]) {
      const random = randomOf(seed)
      const examQuestions = [
        await question(),
        await question({ keys: 'A,C', type: 'multiple' }),
        await question({ keys: 'D', score: 5 }),
        await question({ type: 'askanswer', score: 10 }),
      ] as ExamQuestion[]
      const { admin, paperId } = await paperFixture(examQuestions)
      for (let at = 0; at < 45; at++) await createGradedAttempt(random, { paperId, examQuestions, no: at })
      // From now on the question has another key, by which the following attempts are graded.
      const [first] = examQuestions
      const [versionId] = await db
        .table('question_versions')
        .insert({
          ...(await db.from('question_versions').where('id', first!.versionId).first()),
          id: undefined,
          version: 2,
          question_keys: 'B',
        })
      await db.from('questions').where('id', first!.questionId).update({ version: 2 })
      const newer = [{ ...first!, versionId, keys: 'B' }, ...examQuestions.slice(1)]
      for (let at = 45; at < 80; at++) await createGradedAttempt(random, { paperId, examQuestions: newer, no: at })

      const naive = await recountItems(paperId)
      const result = await analysisOf(client, admin, `admin/papers/${paperId}/item-analysis`)
      assert.lengthOf(result.items, naive.size)
      assert.equal(naive.size, 5)
      for (const item of result.items) {
        const expected = naive.get(`${item.questionId} ${item.questionKeys.join(',')}`)!
        assert.containsSubset(item, expected)
      }
      const olds = result.items.filter((item: { isCurrent: boolean }) => !item.isCurrent)
      assert.deepEqual(
        olds.map((item: { questionKeys: string[] }) => item.questionKeys.join()),
        ['A']
      )
      const alone = await analysisOf(client, admin, `admin/questions/${first!.questionId}/item-analysis`)
      assert.containsSubset(
        alone.items.map(
          ({
            rightRate,
            discrimination,
            sat,
            letters,
          }: {
            rightRate: number | null
            discrimination: number | null
            sat: number
            letters: object[]
          }) => ({ rightRate, discrimination, sat, letters })
        ),
        result.items
          .filter(({ questionId }: { questionId: number }) => questionId === first!.questionId)
          .map(
            ({
              rightRate,
              discrimination,
              sat,
              letters,
            }: {
              rightRate: number | null
              discrimination: number | null
              sat: number
              letters: object[]
            }) => ({ rightRate, discrimination, sat, letters })
          )
      )
    }
  })

  test('a wrong key is flagged until it is corrected and regraded', async ({ client, assert }) => {
    const random = randomOf(7)
    const examQuestions = (await Promise.all([question(), question(), question()])) as ExamQuestion[]
    const { admin, paperId } = await paperFixture(examQuestions)
    const post = (path: string, form: object) => client.post(`/api/admin/${path}`).as(admin).json(form)
    for (let at = 0; at < 40; at++) {
      await createGradedAttempt(random, { paperId, examQuestions, no: at, truth: ['B', 'A', 'A'], skill: 1 - at / 50 })
    }
    const path = `admin/papers/${paperId}/item-analysis`
    const [worst] = (await analysisOf(client, admin, path)).items
    const { questionId } = examQuestions[0]!
    assert.include(worst, { questionId, isCurrent: true })
    assert.include(worst.flags, ItemFlag.WrongKey)

    const { question: today } = await analysisOf(client, admin, `${path}/${worst.questionVersionId}`)
    await post(`question-banks/${today.questionBankId}/questions`, { ...today, questionKeys: ['B'] })
    const before = (await analysisOf(client, admin, path)).items
    assert.isFalse(before.find((item: { questionId: number }) => item.questionId === questionId).isCurrent)

    await post(`questions/${questionId}/regrades`, { reason: '答案有误' })
    const after = (await analysisOf(client, admin, path)).items.filter(
      (item: { questionId: number }) => item.questionId === questionId
    )
    assert.lengthOf(after, 1)
    assert.include(after[0], { isCurrent: true, sat: 40 })
    assert.notInclude(after[0].flags, ItemFlag.WrongKey)
  })

  test('attempts before and after a corrected typo count together', async ({ client, assert }) => {
    const examQuestions = [(await question()) as ExamQuestion]
    const { admin, paperId } = await paperFixture(examQuestions)
    await createGradedAttempt(randomOf(1), { paperId, examQuestions, no: 0 })
    const [versionId] = await db
      .table('question_versions')
      .insert({
        ...(await db.from('question_versions').where('id', examQuestions[0]!.versionId).first()),
        id: undefined,
        version: 2,
        question_name: '改过错字',
      })
    await db.from('questions').where('id', examQuestions[0]!.questionId).update({ version: 2 })
    await createGradedAttempt(randomOf(2), { paperId, examQuestions: [{ ...examQuestions[0]!, versionId }], no: 1 })
    const { items } = await analysisOf(client, admin, `admin/papers/${paperId}/item-analysis`)
    assert.lengthOf(items, 1)
    assert.include(items[0], { sat: 2, questionName: '改过错字', questionVersionId: versionId })
  })

  test('practice and attempts without a result do not count', async ({ client, assert }) => {
    const examQuestions = [(await question()) as ExamQuestion]
    const { admin, paperId } = await paperFixture(examQuestions)
    await createGradedAttempt(randomOf(1), { paperId, examQuestions, no: 0 })
    for (const row of [{ mode: 'practice' }, { state: 'reviewing' }, { state: 'voided' }]) {
      const id = await createGradedAttempt(randomOf(1), { paperId, examQuestions, no: 1 })
      await db.from('user_papers').where('id', id).update(row)
    }
    const result = await analysisOf(client, admin, `admin/papers/${paperId}/item-analysis`)
    assert.include(result, { sat: 1, isCut: false })
    assert.include(result.items[0], { sat: 1, rightRate: null, discrimination: null })
  })

  test('a teacher sees statistics of own courses only', async ({ client, assert }) => {
    const examQuestions = [(await question()) as ExamQuestion]
    const { teacher, paperId } = await paperFixture(examQuestions)
    await createGradedAttempt(randomOf(1), { paperId, examQuestions, no: 0 })
    const anotherUser = await createUser(Role.Teacher)
    const base = `admin/papers/${paperId}/item-analysis`
    const { questionVersionId } = (await analysisOf(client, teacher, base)).items[0]
    const { asked: text, question: today } = await analysisOf(client, teacher, `${base}/${questionVersionId}`)
    assert.deepEqual(text.questionKeys, ['A'])
    assert.isNull(today)

    for (const path of [base, `${base}/${questionVersionId}`, `${base}-export`]) {
      const answer = await client.get(`/api/${path}`).as(anotherUser)
      answer.assertStatus(404)
    }
  })

  test('a question of another paper gets 404', async ({ client, assert }) => {
    const [mine, other] = (await Promise.all([question(), question()])) as [ExamQuestion, ExamQuestion]
    const { teacher, paperId } = await paperFixture([mine])
    await createGradedAttempt(randomOf(1), { paperId, examQuestions: [mine], no: 0 })
    const foreign = await client.get(`/api/admin/papers/${paperId}/item-analysis/${other.versionId}`).as(teacher)
    foreign.assertStatus(404)
    assert.notInclude(foreign.text(), '选项A')
  })

  test('the workbook has a row for each question and is audited', async ({ assert }) => {
    const examQuestions = (await Promise.all([question(), question({ keys: 'B' })])) as ExamQuestion[]
    const { admin, paperId } = await paperFixture(examQuestions)
    for (let at = 0; at < 3; at++) await createGradedAttempt(randomOf(at), { paperId, examQuestions, no: at })
    await db.from('question_versions').update({ question_name: '=1+1' })
    const file = await fetch(`${origin}/api/admin/papers/${paperId}/item-analysis-export`, {
      headers: { authorization: admin.token },
    })
    const rows = await readRows(await file.arrayBuffer())
    assert.equal(rows[0]![1], '题目')
    assert.deepEqual(
      rows.slice(1).map((row) => row[1]),
      ["'=1+1", "'=1+1"]
    )
    const entry = await db.from('audit_logs').where('action', 'paper.export-analysis').first()
    assert.equal(entry.object, `paper:${paperId}`)
  })
})
