import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { Role } from '#core/roles'
import { regradeMessages } from '#exams/regrades/terms'
import { createUser } from '#tests/factories/accounts'
import { chapterTest, examPaper, question, questions } from '#tests/factories/exams'
import { brokenInvariants } from '#tests/invariants'
import { attemptClient } from './attempt_client.js'
import { messageKindsOf } from '#tests/message_kinds'

type TestFixture = Awaited<ReturnType<typeof chapterTest>>

/** A chapter test of one question with a wrong key: B is right. */
async function wrongKey() {
  const examQuestions = await question({ keys: 'A' })
  return { ...(await chapterTest({ questions: [examQuestions] })), questionId: examQuestions.questionId }
}

async function takeTest(client: ApiClient, fixture: TestFixture, answer: string, submits = true) {
  const attemptApi = attemptClient(client, fixture)
  const { userPaperId, questions: examQuestions } = await attemptApi.start()
  await attemptApi.saveAll(
    userPaperId,
    examQuestions.map(({ questionId }: { questionId: number }) => ({ questionId, answer }))
  )
  if (submits) await attemptApi.submit(userPaperId)
  return { attemptApi, userPaperId }
}

async function adminClient(client: ApiClient) {
  const { token } = await createUser(Role.Admin)
  const post = async (path: string, form: object = {}) =>
    (await client.post(`/api/admin/${path}`).as(token).json(form)).body()
  return {
    token,
    post,
    /** Saves the question with another key, as the admin area does. */
    async setKey(questionId: number, key: string, more: object = {}) {
      const { question_bank_id: bankId } = await db.from('questions').where({ id: questionId }).first()
      const version = await db
        .from('question_versions')
        .where({ question_id: questionId })
        .orderBy('version', 'desc')
        .first()
      const saved = await post(`question-banks/${bankId}/questions`, {
        questionId,
        questionType: version.question_type,
        questionText: version.question_text,
        questionScore: 2,
        questionKeys: [key],
        choices: JSON.parse(version.choices),
        ...more,
      })
      return saved.question
    },
    preview: (questionId: number) => post(`questions/${questionId}/regrade-previews`),
    regrade: (questionId: number, form: object = { reason: '答案有误' }) =>
      post(`questions/${questionId}/regrades`, form),
  }
}

const balanceOf = async ({ courseEduLogId }: TestFixture) => (await hourBalances([courseEduLogId])).get(courseEduLogId)

test.group('Regrades', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a dry run shows the changes and writes nothing', async ({ client, assert }) => {
    const fixture = await wrongKey()
    await takeTest(client, fixture, 'B')
    const adminApi = await adminClient(client)
    await adminApi.setKey(fixture.questionId, 'B')
    const result = await adminApi.preview(fixture.questionId)
    assert.include(result, { gradedAttempts: 1, changedAttempts: 1, version: 2 })
    assert.include(result, { failedToPassed: 1, passedToFailed: 0, hoursMoved: 1, hoursKept: 0 })
    assert.include(result.changes[0], { oldScore: 0, newScore: 100, oldPass: 0, newPass: 1 })
    assert.equal(result.changes[0].hoursText, '章节学时转为可用')
    assert.lengthOf(await db.from('regrades'), 0)
    assert.include(await balanceOf(fixture), { held: 600, available: 0 })
    assert.equal((await db.from('user_papers').first()).user_score_tenths, 0)
  })

  test('a new pass frees the hours and keeps both scores', async ({ client, assert }) => {
    const fixture = await wrongKey()
    const { attemptApi, userPaperId } = await takeTest(client, fixture, 'B')
    const adminApi = await adminClient(client)
    await adminApi.setKey(fixture.questionId, 'B')
    const done = await adminApi.regrade(fixture.questionId)
    assert.include(done, { attempts: 1, changed: 1, left: 0 })
    assert.deepEqual(await messageKindsOf(fixture.user.id), ['testRegraded'])

    assert.include(await balanceOf(fixture), { held: 0, available: 600 })
    const result = await attemptApi.answers(userPaperId)
    assert.include(result, { userScore: 100, userPass: 1 })
    assert.include(result.regrades[0], { oldScore: 0, newScore: 100, reason: '答案有误' })
    assert.include(result.answers[0], { answerPass: 1, questionKey: 'B' })
    const scores = await client.get(`/api/admin/papers/${fixture.paperId}/scores`).as(adminApi)
    assert.include(scores.body().scores[0], { score: 100, scoreBefore: 0, passed: 1 })
    const entry = await db.from('audit_logs').where('action', 'question.regrade').first()
    assert.equal(entry.reason, '答案有误')
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })

  test('a new fail holds the minutes again', async ({ client, assert }) => {
    const fixture = await wrongKey()
    await takeTest(client, fixture, 'A')
    const adminApi = await adminClient(client)
    await adminApi.setKey(fixture.questionId, 'B')
    assert.include(await adminApi.preview(fixture.questionId), { passedToFailed: 1, hoursMoved: 1 })
    await adminApi.regrade(fixture.questionId)
    assert.include(await balanceOf(fixture), { held: 600, available: 0 })
    const [wrong] = await db.from('wrong_questions')
    assert.include(wrong, { wrong_times: 1, last_answer: 'A', mastered_at: null })
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })

  test('minutes already used are not taken back', async ({ client, assert }) => {
    const fixture = await wrongKey()
    await takeTest(client, fixture, 'A')
    await db
      .table('hour_entries')
      .insert({
        user_id: fixture.user.id,
        course_edu_log_id: fixture.courseEduLogId,
        kind: 'push',
        available_seconds: -600,
        used_seconds: 600,
        cause: 'push:1',
        rule_version: 1,
        created_at: '2026-11-22 00:00:00',
      })
    const adminApi = await adminClient(client)
    await adminApi.setKey(fixture.questionId, 'B')
    const result = await adminApi.preview(fixture.questionId)
    assert.include(result, { passedToFailed: 1, hoursMoved: 0, hoursKept: 1 })
    assert.equal(result.changes[0].hoursText, '学时已使用，不会收回')
    await adminApi.regrade(fixture.questionId)
    assert.include(await balanceOf(fixture), { held: 0, available: 0, used: 600 })
  })

  test('a question wrong only by its key leaves the wrong-answer bank', async ({ client, assert }) => {
    const fixture = await wrongKey()
    await takeTest(client, fixture, 'B')
    const adminApi = await adminClient(client)
    await adminApi.setKey(fixture.questionId, 'B')
    await adminApi.regrade(fixture.questionId)
    const [wrong] = await db.from('wrong_questions')
    assert.equal(wrong.wrong_times, 0)
    assert.isNotNull(wrong.mastered_at)
  })

  test('a second regrade changes nothing', async ({ client, assert }) => {
    const fixture = await wrongKey()
    await takeTest(client, fixture, 'B')
    const adminApi = await adminClient(client)
    await adminApi.setKey(fixture.questionId, 'B')
    await adminApi.regrade(fixture.questionId)
    const again = await adminApi.regrade(fixture.questionId, { reason: '又一次' })
    assert.include(again, { attempts: 0, changed: 0, msg: regradeMessages.nothing })
    assert.lengthOf(await db.from('regrades'), 1)
    assert.lengthOf(await db.from('regraded_papers'), 1)
    assert.equal((await adminApi.preview(fixture.questionId)).gradedAttempts, 0)
  })

  test('an open attempt keeps its key', async ({ client, assert }) => {
    const fixture = await wrongKey()
    const { attemptApi, userPaperId } = await takeTest(client, fixture, 'A', false)
    const adminApi = await adminClient(client)
    await adminApi.setKey(fixture.questionId, 'B')
    assert.include(await adminApi.preview(fixture.questionId), { gradedAttempts: 0, openAttempts: 1 })
    assert.include(await adminApi.regrade(fixture.questionId), { attempts: 0 })
    assert.include(await attemptApi.submit(userPaperId), { userScore: 100 })
    assert.include(await adminApi.regrade(fixture.questionId), { attempts: 1, changed: 1 })
  })

  test('attempts with reordered choices are not regraded', async ({ client, assert }) => {
    const fixture = await wrongKey()
    await takeTest(client, fixture, 'B')
    const adminApi = await adminClient(client)
    const choices = ['B', 'A', 'C', 'D'].map((text, at) => ({ choiceNo: 'ABCD'[at], choiceName: `<p>选项${text}</p>` }))
    await adminApi.setKey(fixture.questionId, 'B', { choices })
    assert.include(await adminApi.preview(fixture.questionId), { gradedAttempts: 0, incomparableAttempts: 1 })
    assert.include(await adminApi.regrade(fixture.questionId), { attempts: 0 })
  })

  test('attempts in marking get the points, the result follows later', async ({ client, assert }) => {
    const [examQuestions, words] = [await question(), await question({ type: 'askanswer' })]
    const fixture = await chapterTest({ questions: [examQuestions, words] })
    const { userPaperId } = await takeTest(client, fixture, 'B')
    const adminApi = await adminClient(client)
    await adminApi.setKey(examQuestions.questionId, 'B')
    assert.include(await adminApi.preview(examQuestions.questionId), { reviewingAttempts: 1 })
    await adminApi.regrade(examQuestions.questionId)
    const marked = await db.from('paper_answers').where('marking', 'waiting').first()
    await adminApi.post(`paper-answers/${marked.id}/marking`, { answerScore: 2 })
    const attempt = await db.from('user_papers').where('id', userPaperId).first()
    assert.equal(attempt.user_score_tenths, 1000)
  })

  test('invalid requests are rejected at their field', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const words = await question({ type: 'askanswer' })
    assert.equal((await adminApi.preview(words.questionId)).msg, regradeMessages.inWords)
    const { questionId } = await question()
    const empty = await adminApi.regrade(questionId, { reason: ' ' })
    assert.equal(empty.errors[0].msg, regradeMessages.reason)
    const stale = await adminApi.regrade(questionId, { reason: '答案有误', version: 9 })
    assert.include(stale, { code: 'conflict', msg: regradeMessages.changed })
  })
})

test.group('Races of regrades', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())
  group.teardown(() => testUtils.db().truncate())

  test('concurrent regrades and submissions grade each attempt once', async ({ client, assert }) => {
    const examQuestions = await questions(1)
    const { questionId } = examQuestions[0]!
    const scenes = []
    for (let at = 0; at < 6; at++) {
      const fixture = await chapterTest({ questions: [] })
      const { courseId, chapterId } = fixture
      await db.from('papers').where('id', fixture.paperId).delete()
      scenes.push({ ...fixture, paperId: await examPaper({ courseId, chapterId, questions: examQuestions }) })
    }
    const takenTests = await Promise.all(scenes.map((fixture, at) => takeTest(client, fixture, 'B', at < 3)))
    const adminApi = await adminClient(client)
    await adminApi.setKey(questionId, 'B')
    const responses = await Promise.all([
      adminApi.regrade(questionId),
      ...takenTests.slice(3).map(({ attemptApi, userPaperId }) => attemptApi.submit(userPaperId)),
      adminApi.regrade(questionId, { reason: '另一个人也按了' }),
    ])
    assert.isTrue(responses.every(({ code }) => code === '200'))
    assert.equal((await adminApi.regrade(questionId)).left, 0)
    const attempts = await db.from('user_papers')
    assert.deepEqual(
      attempts.map((one) => Number(one.user_score_tenths)),
      Array(6).fill(1000)
    )
    assert.lengthOf(await db.from('regraded_papers'), 6)
    assert.lengthOf(await db.from('hour_entries').where('kind', 'test'), 6)
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })
})
