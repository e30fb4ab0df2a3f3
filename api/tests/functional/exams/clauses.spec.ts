import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { clausesOf } from '#exams/clauses/clauses_of_questions'
import { clauseMessages } from '#exams/clauses/terms'
import { writeClauses } from '#exams/clauses/write_clauses'
import { createUser } from '#tests/factories/accounts'
import { clauseOf } from '#tests/factories/clauses'
import { bank, chapterTest, question, questions } from '#tests/factories/exams'
import { attemptClient } from './attempt_client.js'

const old = 'GB 50500-2013 4.1.2'
const newer = 'GB/T 50500-2024 4.1.2'
const replaced = { replacedBy: newer, reason: '2024 版施行' }

async function adminClient(client: ApiClient) {
  const { token } = await createUser(Role.Admin)
  const call = async (method: string, path: string, body?: object) => {
    const request = client.request(`/api/admin/${path}`, method).as(token)
    if (body) request.json(body)
    return (await request).body()
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body: object) => call('POST', path, body),
    name: (id: number, clauseName: string) => call('PUT', `clauses/${id}`, { clauseName }),
    review: (outcome: string, clauseId: number, questionIds: number[]) =>
      call('POST', 'clause-reviews', { outcome, reviews: questionIds.map((questionId) => ({ questionId, clauseId })) }),
  }
}
const lastEntry = () => db.from('audit_logs').orderBy('id', 'desc').first()

test.group('Clauses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('clauses are found by standard, number and state', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    await clauseOf([], newer)
    await clauseOf([], 'GB/T 50500-2024 4.2.1')
    await clauseOf([], old, newer)
    await clauseOf([], 'JGJ 80-2016 2.1.1')
    const found = async (query: string) =>
      (await adminApi.get(`clauses?${query}`)).clauses.map((one: { clause: string }) => one.clause)
    const q = encodeURIComponent

    assert.sameMembers(await found(`standard=${q('gb/t50500')}`), [newer, 'GB/T 50500-2024 4.2.1'])
    assert.sameMembers(await found(`standard=50500&clauseNo=${q('第4.1')}`), [newer, old])
    assert.deepEqual(await found('standard=50500&clauseState=replaced'), [old])
    assert.deepEqual(await found(`keyword=${q('ＪＧＪ 2.1.1')}`), ['JGJ 80-2016 2.1.1'])
    assert.deepEqual(await found(`keyword=${q('100%')}`), [])
  })

  test('an admin can name a clause, and the name is searchable', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const id = await clauseOf([], newer)
    const found = async () => (await adminApi.get(`clauses?keyword=${encodeURIComponent('综合单价')}`)).clauses.length

    const named = await adminApi.name(id, ' 综合单价 ')
    assert.deepEqual([named.clause.clauseName, named.msg], ['综合单价', '名称已保存'])
    assert.equal(await found(), 1)
    assert.include(await lastEntry(), { action: 'clause.name', object: `clause:${id}` })
    assert.equal((await adminApi.name(id, '')).clause.clauseName, '')
    assert.equal(await found(), 0)
    const tooLong = await adminApi.name(id, '长'.repeat(201))
    assert.include(tooLong.errors[0], { field: 'clauseName', msg: '名称最多200个字符' })
    assert.equal((await adminApi.name(id + 1, '综合单价')).code, '404')
  })

  test('clauses are sorted by their number', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const [one] = await questions(1)
    const numbers = ['附录B.1', '3.2.10', '3.2.2', '12.1', '3.2', '附录B.10', '附录B.2']
    const clauses = numbers.map((number) => `GB/T 50500-2024 ${number}`)
    const createdBy = (await createUser(Role.Admin)).user.id
    await transaction((trx) => writeClauses(trx, { ...one, clauses, createdBy }))
    await clauseOf([one.questionId], 'GB/T 50500-2013 3.2.10', clauses[1])
    await clauseOf([one.questionId], 'GB/T 50500-2013 3.2.9', clauses[2])
    const sorted = ['3.2', '3.2.2', '3.2.10', '12.1', '附录B.1', '附录B.2', '附录B.10']

    const list = await adminApi.get('clauses?standard=50500&clauseState=valid')
    assert.deepEqual(
      list.clauses.map(({ clauseNo }: { clauseNo: string }) => clauseNo),
      sorted
    )
    const ofQuestion = await clausesOf([one.questionId])
    assert.deepEqual(
      ofQuestion.get(one.questionId)!.map(({ clauseNo }) => clauseNo),
      [...sorted, '3.2.9', '3.2.10']
    )
    const reviews = await adminApi.get('clause-reviews')
    assert.deepEqual(
      reviews.clauseReviews.map(({ clause }: { clause: string }) => clause),
      ['GB/T 50500-2013 3.2.9', 'GB/T 50500-2013 3.2.10']
    )
  })

  test('questions are counted without deleted ones', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const examQuestions = (await questions(3)).map(({ questionId }) => questionId)
    const clauseId = await clauseOf(examQuestions, old)
    await db
      .from('questions')
      .where('id', examQuestions[0])
      .update({ deleted_at: toStored(now()) })
    const list = await adminApi.get('clauses')
    assert.containsSubset(list.clauses, [{ clauseId, questionCount: 2, pendingCount: 0 }])

    const one = await adminApi.get(`clauses/${clauseId}/questions`)
    assert.equal(one.total, 2)
    assert.include(one.clauseQuestions[0], { clause: old, isPending: false, reviewOutcome: null })
    assert.equal((await adminApi.get('clauses/999999/questions')).code, '404')
  })

  test('a replaced clause puts its questions up for review', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const [one] = await questions(1)
    const clauseId = await clauseOf([one.questionId], old)
    const done = await adminApi.post(`clauses/${clauseId}/replacements`, replaced)
    assert.include(done.clause, { clauseState: 'replaced', replacedBy: newer, pendingCount: 1 })
    assert.include(done.msg, '1 道题目等待复核')
    assert.isNotNull(await db.from('clauses').where({ edition: '2024', clause_no: '4.1.2' }).first())
    assert.include(await lastEntry(), { action: 'clause.replace', object: `clause:${clauseId}` })

    const { clauseReviews, total } = await adminApi.get('clause-reviews')
    assert.equal(total, 1)
    assert.include(clauseReviews[0], { questionId: one.questionId, clause: old, replacedBy: newer })
    assert.equal((await adminApi.get(`clause-reviews?clauseId=${clauseId + 1}`)).total, 0)

    const again = await adminApi.post(`clauses/${clauseId}/replacements`, replaced)
    assert.include(again, { code: 'conflict', msg: clauseMessages.alreadyReplaced })
  })

  test('an invalid replacement is rejected at its field', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const clauseId = await clauseOf([], old)
    const wrong: [object, string, string][] = [
      [{ replacedBy: '' }, 'replacedBy', clauseMessages.replacement],
      [{ replacedBy: '新规范' }, 'replacedBy', clauseMessages.replacement],
      [{ replacedBy: old }, 'replacedBy', clauseMessages.notNewer],
      [{ replacedBy: 'GB 50500-2008 4.1.2' }, 'replacedBy', clauseMessages.notNewer],
      [{ replacedBy: 'GB 50500-2013' }, 'replacedBy', clauseMessages.notNewer],
      [{ reason: ' ' }, 'reason', clauseMessages.reason],
      [{ reason: '长'.repeat(201) }, 'reason', clauseMessages.reason],
    ]
    for (const [change, field, message] of wrong) {
      const body = await adminApi.post(`clauses/${clauseId}/replacements`, { ...replaced, ...change })
      assert.equal(body.msg, message, JSON.stringify(change))
      assert.equal(body.field ?? body.errors?.[0]?.field, field)
    }
    assert.isNull((await db.from('clauses').where('id', clauseId).first()).replaced_at)
  })

  test('a replaced clause can be restored', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const [one] = await questions(1)
    const clauseId = await clauseOf([one.questionId], old, newer)
    await adminApi.review('kept', clauseId, [one.questionId])
    const done = await adminApi.post(`clauses/${clauseId}/restorations`, { reason: '标记有误' })
    assert.include(done.clause, { clauseState: 'valid', replacedBy: null, pendingCount: 0 })
    assert.include(await lastEntry(), { action: 'clause.restore' })
    const again = await adminApi.post(`clauses/${clauseId}/restorations`, { reason: '标记有误' })
    assert.include(again, { code: 'conflict', msg: clauseMessages.notReplaced })

    // A review before the restoration does not count for the next replacement.
    await adminApi.post(`clauses/${clauseId}/replacements`, replaced)
    assert.equal((await adminApi.get('clause-reviews')).total, 1)
  })
})

test.group('Questions with a replaced clause', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('questions can be reviewed singly and in bulk', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const examQuestions = (await questions(4)).map(({ questionId }) => questionId)
    const clauseId = await clauseOf(examQuestions, old, newer)

    assert.include(await adminApi.review('kept', clauseId, [examQuestions[0]]), { reviewed: 1, skipped: 0 })
    const many = await adminApi.review('kept', clauseId, examQuestions.slice(0, 3))
    assert.include(many, { reviewed: 2, skipped: 1 })
    const entry = await lastEntry()
    assert.include(entry, { action: 'clause.review', object: `clause:${clauseId}` })
    assert.deepEqual(JSON.parse(entry.after).questionIds, examQuestions.slice(1, 3))

    const { clauseQuestions } = await adminApi.get(`clauses/${clauseId}/questions`)
    assert.deepEqual(
      clauseQuestions.map((one: { isPending: boolean; reviewOutcome: string | null }) => [
        one.isPending,
        one.reviewOutcome,
      ]),
      [...Array.from({ length: 3 }, () => [false, 'kept']), [true, null]]
    )
    const again = await adminApi.review('kept', clauseId, examQuestions.slice(0, 2))
    assert.include(again, { code: 'conflict', msg: clauseMessages.nothingPending })
    assert.equal((await adminApi.review('kept', clauseId, [])).msg, clauseMessages.reviewsNeeded)
  })

  test('a review as changed needs an edited question', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const made = await question()
    const { questionId } = made
    const clauseId = await clauseOf([questionId], old, newer)
    const before = toStored(now().minus({ days: 3 }))
    await db.from('question_versions').where('id', made.versionId).update({ created_at: before })
    const early = await adminApi.review('changed', clauseId, [questionId])
    assert.equal(early.msg, clauseMessages.notEdited)
    const { question_bank_id: bankId } = await db.from('questions').where('id', questionId).first()
    await adminApi.post(`question-banks/${bankId}/questions`, {
      questionId,
      questionType: 'single',
      questionText: '<p>改过</p>',
      questionScore: 2,
      questionKey: 'A',
      clauses: [old],
      choices: ['甲', '乙'].map((choiceName, at) => ({ choiceNo: 'AB'[at], choiceName })),
    })
    assert.include(await adminApi.review('changed', clauseId, [questionId]), { reviewed: 1 })
  })

  test('a review can move questions to the newer clause', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const [a, b] = (await questions(2)).map(({ questionId }) => questionId)
    const clauseId = await clauseOf([a, b], old, newer)
    await clauseOf([b], newer)
    assert.include(await adminApi.review('moved', clauseId, [a, b]), { reviewed: 2 })
    const list = await adminApi.get('clauses?standard=50500')
    assert.containsSubset(list.clauses, [
      { clause: old, questionCount: 0, pendingCount: 0 },
      { clause: newer, questionCount: 2, pendingCount: 0 },
    ])

    const whole = await clauseOf([a], 'GB 50500-2013 5.1', 'GB/T 50500-2024')
    assert.include(await adminApi.review('moved', whole, [a]), { msg: clauseMessages.noNewClause })
  })

  test('pending questions stay in open attempts, but are not drawn', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const bankId = await bank()
    const examQuestions = await questions(2, { bankId })
    const rule = { questionBankIds: [bankId], questionType: 'single', count: 2 }
    const tags = { difficulty: null, subjectCode: null, chapterName: null, knowledgePoint: null }
    const drawRules = JSON.stringify([{ ...rule, ...tags }])
    const fixture = await chapterTest({ questions: [], row: { draw_rules: drawRules } })
    const attemptApi = attemptClient(client, fixture)
    const open = await attemptApi.start()
    assert.lengthOf(open.questions, 2)

    const clauseId = await clauseOf([examQuestions[0].questionId], old)
    await adminApi.post(`clauses/${clauseId}/replacements`, replaced)
    const reopened = await attemptApi.open()
    assert.sameMembers(
      reopened.questions.map((one: { questionId: number }) => one.questionId),
      examQuestions.map(({ questionId }) => questionId)
    )
    const saved = await attemptApi.save(open.userPaperId, examQuestions[0].questionId, 'A')
    assert.isTrue(saved.saved ?? saved.answers?.[0]?.saved)
    await attemptApi.submit(open.userPaperId)

    assert.include(await attemptApi.start(), { code: 'paper-not-filled' })
    const preview = await adminApi.get(`papers/${fixture.paperId}/preview`)
    assert.deepEqual(preview.lacks, ['规则 1：单选题还缺 1 道（另有 1 道因规范条文被替代待复核）'])
    await db.from('papers').update({ draw_rules: JSON.stringify([{ ...rule, ...tags, count: 1 }]) })
    const next = await attemptApi.start()
    assert.deepEqual(
      next.questions.map((one: { questionId: number }) => one.questionId),
      [examQuestions[1].questionId]
    )
  })

  test('pending questions stay in a fixed list, with a warning', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const examQuestions = await questions(3)
    const fixture = await chapterTest({ questions: examQuestions })
    await clauseOf([examQuestions[1].questionId], old, newer)
    const preview = await adminApi.get(`papers/${fixture.paperId}/preview`)
    assert.lengthOf(preview.questions, 3)
    assert.deepEqual([preview.pendingNos, preview.lacks], [[2], []])
    const { paperQuestions } = await adminApi.get(`papers/${fixture.paperId}/questions`)
    assert.deepEqual(
      paperQuestions.map((one: { reviewPending: boolean }) => one.reviewPending),
      [false, true, false]
    )
  })
})

test.group('Clauses of a question', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('different spellings of a clause are one row', async ({ client, assert }) => {
    const adminApi = await adminClient(client)
    const bankId = await bank()
    const form = {
      questionType: 'single',
      questionText: '<p>？</p>',
      questionScore: 1,
      questionKey: 'A',
      choices: ['甲', '乙'].map((choiceName, at) => ({ choiceNo: 'AB'[at], choiceName })),
    }
    const typed = ['gb/t50500—2024第4.1.2条', 'ＧＢ／Ｔ 50500-2024 4.1.2', newer]
    const { question: saved } = await adminApi.post(`question-banks/${bankId}/questions`, { ...form, clauses: typed })
    assert.deepEqual(saved.clauses, [newer])
    assert.lengthOf(await db.from('clauses').where('standard', 'GB/T 50500'), 1)
  })
})
