import type { ApiClient, ApiRequest } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { CurrentUser } from '#core/current_user'
import { Role } from '#core/roles'
import { transaction } from '#core/transaction'
import { clauseOrder } from '#exams/clauses/clause_order'
import { drawQuestions } from '#exams/papers/draw_questions'
import Paper from '#exams/papers/paper'
import { attemptQuestions } from '#exams/attempts/shown_questions'
import { startAttempt } from '#exams/attempts/start_attempt'
import { paperMessages, paperBlockers } from '#exams/papers/terms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { chapterTest } from '#tests/factories/exams'
import { chapter, course } from '#tests/factories/catalogue'
import { eduLog } from '#tests/factories/certificates'
import { bank, submittedAttempt, question } from '#tests/factories/questions'
import { readRows } from '#tests/workbook'

const adminClient = (client: ApiClient, { token }: CreatedUser) => {
  const send = (request: ApiRequest) => request.as(token)
  return {
    save: async (form: object) => (await send(client.post('/api/admin/papers')).json(form)).body(),
    place: async (id: number, questionIds: number[], questionNo?: number) =>
      (await send(client.post(`/api/admin/papers/${id}/questions`)).json({ questionIds, questionNo })).body(),
    get: (path: string) => send(client.get(`/api/admin/papers/${path}`)),
    ofPerson: (id: number) => send(client.get(`/api/admin/users/${id}/scores`)),
    remove: (path: string) => send(client.delete(`/api/admin/papers/${path}`)),
  }
}
const rowOf = (table: string, id: number) => db.from(table).where('id', id).first()

test.group('Papers in the admin area', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const setUp = async (client: ApiClient) => {
    const admin = await createUser(Role.Admin)
    return { admin, adminApi: adminClient(client, admin) }
  }

  test('names and contexts of papers follow the course', async ({ client, assert }) => {
    const { adminApi } = await setUp(client)
    const courseId = await course({ type: 5, name: '施工安全' })
    const leaf = await chapter(courseId, { title: '高处作业' })
    const saved: [string, string, string][] = [
      ['edu_test', `course-${courseId}`, '施工安全-考题'],
      ['cpt_test', String(leaf), '高处作业-练习题'],
      ['edu_test', 'jzgc_1', '建筑工程-必修-测试题'],
      ['edu_test', 'jzgc_0', '建筑工程-选修-测试题'],
    ]
    const ids: number[] = []
    for (const [paperType, refId, name] of saved) {
      const { paper } = await adminApi.save({ paperType, refId })
      assert.include(paper, { paperName: name, paperType, refId })
      ids.push(paper.paperId)
    }
    assert.equal((await rowOf('courses', courseId)).paper_id, ids[0])
    assert.equal((await rowOf('chapters', leaf)).paper_id, ids[1])

    const again = await adminApi.save({ paperType: 'edu_test', refId: `course-${courseId}` })
    assert.equal(again.msg, paperMessages.exists)
    for (const refId of ['course-0', 'course-999999', 'xxxx_1', 'jzgc_2', '12']) {
      const refused = await adminApi.save({ paperType: 'edu_test', refId })
      assert.oneOf(refused.msg, [paperMessages.ref, paperMessages.ownerGone])
    }
  })

  test('contradictory settings are rejected', async ({ client, assert }) => {
    const { adminApi } = await setUp(client)
    const form = { paperType: 'edu_test', refId: 'jzgc_1' }
    const times = (opensAt: string | null, lastEntryAt: string | null, closesAt: string | null) => ({
      opensAt,
      lastEntryAt,
      closesAt,
    })
    const day = (no: number) => `2026-12-0${no} 08:00:00`
    const wrong: [object, string][] = [
      [times('2026-02-31 08:00:00', null, null), paperMessages.noSuchDay],
      [times(day(2), null, day(1)), paperMessages.times],
      [times(day(1), day(3), day(2)), paperMessages.times],
      [{ keysShown: 'closed' }, paperMessages.closingNeeded],
      [{ passLine: 0 }, paperMessages.passLine],
      [{ limitMinutes: 1.5 }, paperMessages.limitMinutes],
      [{ maxAttempts: 101 }, paperMessages.maxAttempts],
    ]
    for (const [change, message] of wrong) {
      assert.equal((await adminApi.save({ ...form, ...change })).msg, message)
    }
    const { paper } = await adminApi.save({
      ...form,
      ...times(day(1), day(2), day(3)),
      keysShown: 'closed',
      shuffleChoices: true,
    })
    assert.include(paper, { opensAt: day(1), lastEntryAt: day(2), closesAt: day(3) })
    assert.include(paper, { shuffleChoices: true, shuffleQuestions: false, passLine: null })
  })

  test('a stale form is rejected', async ({ client, assert }) => {
    const { adminApi } = await setUp(client)
    const form = { paperType: 'edu_test', refId: 'szgc_1' }
    const { paper } = await adminApi.save(form)
    const edit = { ...form, paperId: paper.paperId, lockVersion: paper.lockVersion }
    assert.equal((await adminApi.save({ ...edit, passLine: 70 })).paper.passLine, 70)
    assert.include(await adminApi.save({ ...edit, passLine: 80 }), { code: 'conflict' })
    const elsewhere = await adminApi.save({ ...edit, refId: 'szgc_0', lockVersion: undefined })
    assert.equal(elsewhere.msg, paperMessages.ownerFixed)
  })

  test('questions can be placed, moved and removed', async ({ client, assert }) => {
    const { adminApi } = await setUp(client)
    const bankId = await bank()
    const [a, b, c] = await Promise.all([1, 2, 3].map(async () => (await question(bankId)).questionId))
    const { paper } = await adminApi.save({ paperType: 'edu_test', refId: 'jzgc_1' })
    const order = ({ paperQuestions }: { paperQuestions: { questionId: number }[] }) =>
      paperQuestions.map(({ questionId }) => questionId)

    assert.deepEqual(order(await adminApi.place(paper.paperId, [a, b])), [a, b])
    assert.deepEqual(order(await adminApi.place(paper.paperId, [c], 2)), [a, c, b])
    const list = await adminApi.place(paper.paperId, [b], 1)
    assert.deepEqual(order(list), [b, a, c])
    await adminApi.remove(`${paper.paperId}/questions/${list.paperQuestions[1].paperQuestionId}`)
    const rest = (await adminApi.get(`${paper.paperId}/questions`)).body()
    assert.deepEqual(order(rest), [b, c])
    assert.deepEqual(
      rest.paperQuestions.map((one: { questionNo: number }) => one.questionNo),
      [1, 2]
    )

    await db.from('questions').where('id', c).update({ deleted_at: '2026-01-01 00:00:00' })
    assert.deepEqual(order((await adminApi.get(`${paper.paperId}/questions`)).body()), [b])
    assert.equal((await adminApi.place(paper.paperId, [c])).msg, paperMessages.questionsGone)
  })

  test('draw rules are applied, and missing questions are named', async ({ client, assert }) => {
    const { adminApi } = await setUp(client)
    const bankId = await bank()
    for (const difficulty of [1, 2, 3]) await question(bankId, { difficulty })
    const rule = (count: number, difficulty: number | null = null) => ({
      questionBankIds: [bankId],
      questionType: 'single',
      count,
      difficulty,
    })
    const form = { paperType: 'edu_test', refId: 'jzgc_1' }
    const saved = await adminApi.save({ ...form, drawRules: [rule(2), rule(2, 3)] })
    assert.deepEqual(saved.lacks, ['规则 2：难度 3 的单选题还缺 1 道'])
    assert.equal(saved.paper.questionCount, 4)

    const preview = (await adminApi.get(`${saved.paper.paperId}/preview`)).body()
    assert.deepEqual(preview.lacks, saved.lacks)
    assert.lengthOf(preview.questions, 3)
    assert.notMatch(JSON.stringify(preview.questions), /[kK]ey|explanation|reference/)

    const model = await Paper.findOrFail(saved.paper.paperId)
    await assert.rejects(() => transaction((trx) => drawQuestions(trx, model, 1)), paperBlockers.notFilled)
    const gone = await adminApi.save({ ...form, drawRules: [{ ...rule(1), questionBankIds: [999999] }] })
    assert.equal(gone.msg, paperMessages.ruleBankGone)
    const many = await adminApi.save({ ...form, drawRules: [rule(200), rule(1)] })
    assert.equal(many.msg, paperMessages.ruleCount)
  })

  test('a preview is shuffled like an attempt', async ({ client, assert }) => {
    const { adminApi } = await setUp(client)
    const row = { shuffle_questions: true, shuffle_choices: true }
    const { user, paperId, correlationId } = await chapterTest({ row })
    const sitter = { id: user.id, roles: [] } as unknown as CurrentUser
    const { id, seed } = await startAttempt(sitter, { paperId, correlationId })
    const seen = (questions: { questionId: number; choices: unknown }[]) =>
      questions.map(({ questionId, choices }) => [questionId, choices])

    const shown = seen((await adminApi.get(`${paperId}/preview?seed=${seed}`)).body().questions)
    assert.deepEqual(shown, seen(await attemptQuestions(id)))
    const others = await Promise.all(
      [1, 2, 3].map(async (other) => (await adminApi.get(`${paperId}/preview?seed=${other}`)).body())
    )
    assert.isAbove(new Set(others.map(({ questions }) => JSON.stringify(seen(questions)))).size, 1)
  })

  test('a preview shows the start page of a learner', async ({ client, assert }) => {
    const { adminApi } = await setUp(client)
    const row = { pass_line: null, limit_minutes: 45, max_attempts: 3 }
    const { paperId, questions } = await chapterTest({ row })
    const { facts } = (await adminApi.get(`${paperId}/preview`)).body()
    assert.deepEqual(facts, [
      ['题数', `${questions.length} 题`],
      ['满分', '100 分，由卷面 8 分按比例折算'],
      ['合格线', '60 分'],
      ['时间', '45 分钟，从开始时计'],
      ['次数', '3 次，已用 0 次'],
    ])
  })

  test('a question of a replaced clause is drawn after its review', async ({ client, assert }) => {
    const { adminApi } = await setUp(client)
    const bankId = await bank()
    const { questionId, versionId } = await question(bankId)
    const at = { created_at: '2026-01-01 00:00:00' }
    const [clauseId] = await db
      .table('clauses')
      .insert({
        standard: 'GB/T 50500',
        edition: '2013',
        clause_no: '4.1.2',
        ...at,
        clause_order: clauseOrder('4.1.2'),
        replaced_at: '2026-03-01 00:00:00',
      })
    await db.table('question_clauses').insert({ question_id: questionId, clause_id: clauseId, ...at })
    const { paper, lacks } = await adminApi.save({
      paperType: 'edu_test',
      refId: 'jzgc_1',
      drawRules: [{ questionBankIds: [bankId], questionType: 'single', count: 1 }],
    })
    assert.lengthOf(lacks, 1)

    await db.from('question_clauses').update({ reviewed_at: '2026-03-02 00:00:00' })
    const model = await Paper.findOrFail(paper.paperId)
    const drawn = await transaction((trx) => drawQuestions(trx, model, 1))
    assert.containsSubset(drawn, [{ questionId, questionVersionId: versionId, scoreTenths: 20 }])
  })

  test('a deleted paper can be created again', async ({ client, assert }) => {
    const { adminApi } = await setUp(client)
    const courseId = await course({ type: 5 })
    const form = { paperType: 'edu_test', refId: `course-${courseId}` }
    const { paper } = await adminApi.save(form)
    assert.equal((await adminApi.remove(String(paper.paperId))).body().code, '200')

    assert.isNull((await rowOf('courses', courseId)).paper_id)
    assert.equal((await adminApi.get(String(paper.paperId))).status(), 404)
    assert.equal((await adminApi.save(form)).code, '200')
  })

  test('minutes held by a deleted paper become available', async ({ client, assert }) => {
    const { adminApi } = await setUp(client)
    const { user } = await createUser()
    const courseId = await course({ type: 5, subject: 'jzgc', required: true })
    const leaf = await chapter(courseId)
    const { courseEduLogId } = await eduLog(user.id, courseId, { total: 600 })
    await db
      .table('hour_entries')
      .insert({
        user_id: user.id,
        course_edu_log_id: courseEduLogId,
        chapter_id: leaf,
        kind: 'watch',
        held_seconds: 600,
        available_seconds: 0,
        used_seconds: 0,
        expired_seconds: 0,
        cause: `watch:${leaf}:${user.id}`,
        created_at: '2026-01-01 00:00:00',
      })
    const { paper } = await adminApi.save({ paperType: 'cpt_test', refId: String(leaf) })
    await adminApi.remove(String(paper.paperId))

    const [sum] = await db
      .from('hour_entries')
      .where('course_edu_log_id', courseEduLogId)
      .sum('held_seconds as held')
      .sum('available_seconds as available')
    assert.deepEqual([Number(sum.held), Number(sum.available)], [0, 600])
  })

  test('scores have masked telephones, the export unmasked ones', async ({ client, assert }) => {
    const { adminApi, admin } = await setUp(client)
    const { user } = await createUser()
    const one = await question(await bank())
    const { paper } = await adminApi.save({ paperType: 'edu_test', refId: 'jzgc_1' })
    const facts = { userId: user.id, paperId: paper.paperId }
    const answers = [{ ...one, answer: 'A', score: 2 }]
    const userPaperId = await submittedAttempt({ ...facts, answers, seconds: 125 })
    await submittedAttempt({ ...facts, answers, mode: 'practice', attemptNo: 2 })
    await submittedAttempt({ ...facts, attemptNo: 3, answers: [{ ...one, answer: '……', waiting: true }] })

    const list = (await adminApi.get(`${paper.paperId}/scores`)).body()
    assert.equal(list.total, 2)
    assert.containsSubset(list.scores, [
      { score: null, passed: null, state: 'reviewing' },
      { score: 100, passed: 1, elapsedTime: 125, scoreBefore: null },
    ])
    assert.notInclude(JSON.stringify(list), user.telephone!)
    assert.equal((await adminApi.get(`${paper.paperId}/scores?passed=1`)).body().total, 1)

    await regradedFrom([40, 60], { userPaperId, ...one })
    const regraded = (await adminApi.get(`${paper.paperId}/scores?passed=1`)).body()
    assert.include(regraded.scores[0], { score: 100, scoreBefore: 40 })
    const ofPerson = (await adminApi.ofPerson(user.id)).body()
    assert.equal(ofPerson.total, 2)
    assert.containsSubset(ofPerson.scores, [
      { paperId: paper.paperId, paperName: paper.paperName, score: 100, scoreBefore: 40 },
      { state: 'reviewing', score: null },
    ])
    const another = await createUser()
    assert.deepEqual((await adminApi.ofPerson(another.user.id)).body().scores, [])

    const file = await fetch(`http://127.0.0.1:${process.env.PORT}/api/admin/papers/${paper.paperId}/scores-export`, {
      headers: { authorization: admin.token },
    })
    const rows = await readRows(await file.arrayBuffer())
    assert.deepEqual(rows[0].slice(0, 4), ['姓名', '手机号', '成绩', '重新评分前成绩'])
    assert.deepEqual(rows[0].slice(4, 6), ['是否通过', '用时'])
    const passed = rows.find((row) => row[2] === 100)
    assert.deepEqual(passed?.slice(1, 6), [user.telephone, 100, 40, '通过', '2分5秒'])
    const entry = await db.from('audit_logs').orderBy('id', 'desc').first()
    assert.equal(entry.action, 'paper.export-scores')
  })
})

/** Adds regrades of an attempt with these former scores, the first one first. */
async function regradedFrom(scores: number[], at: { userPaperId: number; questionId: number; versionId: number }) {
  const stamp = { created_at: '2026-11-22 00:00:00' }
  for (const score of scores) {
    const [regradeId] = await db
      .table('regrades')
      .insert({
        question_id: at.questionId,
        question_version_id: at.versionId,
        ...stamp,
        reason: `第一次得 ${score} 分`,
      })
    await db
      .table('regraded_papers')
      .insert({
        regrade_id: regradeId,
        user_paper_id: at.userPaperId,
        ...stamp,
        old_score_tenths: score * 10,
        new_score_tenths: 1000,
        old_pass: false,
        new_pass: true,
      })
  }
}
