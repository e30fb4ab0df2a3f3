import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { messages } from '#catalogue/terms'
import { Role } from '#core/roles'
import { paperMessages } from '#exams/papers/terms'
import { createUser } from '#tests/factories/accounts'
import { chapter, course, draft } from '#tests/factories/catalogue'
import { bank, question } from '#tests/factories/questions'

const bankPath = (bankId: number) => `question-banks/${bankId}`
const rules = (bankId: number, count = 1) => [{ questionBankIds: [bankId], questionType: 'single', count }]

/** docs/decisions/0042 */
test.group('Exams of a teacher', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const setUp = async (client: ApiClient) => {
    const [teacher, other] = [await createUser(Role.Teacher), await createUser(Role.Teacher)]
    const call = async (method: string, path: string, body?: object, caller = teacher) => {
      const request = client.request(`/api/admin/${path}`, method).as(caller)
      if (body) request.json(body)
      const response = await request
      return { status: response.status(), ...response.body() }
    }
    const courseId = await draft(teacher.user.id)
    return { teacher, other, call, courseId, refId: `course-${courseId}` }
  }

  test('a teacher’s lists have own banks and papers of own courses', async ({ client, assert }) => {
    const { teacher, other, call, courseId } = await setUp(client)
    const { questionBank } = await call('POST', 'question-banks', { questionBankName: '我的题库' })
    await call('POST', 'question-banks', { questionBankName: '别人的' }, other)
    await bank('中心题库')
    const list = await call('GET', 'question-banks')
    assert.deepEqual(
      list.questionBanks.map((one: { questionBankId: number; ownerName: string }) => [
        one.questionBankId,
        one.ownerName,
      ]),
      [[questionBank.questionBankId, teacher.user.userName]]
    )
    assert.equal(list.total, 1)

    const leaf = await chapter(courseId)
    await call('POST', 'papers', { paperType: 'cpt_test', refId: String(leaf) })
    const foreign = { paperType: 'edu_test', refId: `course-${await draft(other.user.id)}` }
    assert.equal((await call('POST', 'papers', foreign, other)).code, '200')
    const { papers } = await call('GET', 'papers')
    assert.deepEqual(
      papers.map((one: { refId: string }) => one.refId),
      [String(leaf)]
    )
    const { tags } = await call('GET', 'question-tags')
    assert.deepEqual(tags, [])
  })

  test('a bank of another teacher gets 404', async ({ client, assert }) => {
    const { call, other } = await setUp(client)
    for (const bankId of [await bank('中心'), await bank('别人', other.user.id)]) {
      const { questionId } = await question(bankId)
      const calls: [string, string, object?][] = [
        ['POST', 'question-banks', { questionBankId: bankId, questionBankName: '改名' }],
        ['DELETE', bankPath(bankId)],
        ['GET', `${bankPath(bankId)}/questions`],
        ['POST', `${bankPath(bankId)}/import-previews`, { pasted: '1. 题' }],
        ['POST', `${bankPath(bankId)}/imports`, { pasted: '1. 题', decisions: 'add' }],
        ['GET', `${bankPath(bankId)}/export`],
        ['DELETE', `questions/${questionId}`],
        ['POST', `questions/${questionId}/regrade-previews`, {}],
      ]
      const missing = (await call('GET', 'question-banks/999999/questions')).msg
      for (const [method, path, body] of calls.slice(0, -1)) {
        const answer = await call(method, path, body)
        assert.deepEqual([answer.status, answer.msg], [404, missing], path)
      }
      assert.equal((await call(...calls.at(-1)!)).status, 403)
      const stored = await db.from('questions').where('question_bank_id', bankId)
      assert.deepEqual([stored.length, stored[0].deleted_at], [1, null])
    }
  })

  test('a paper can be created for an own draft only', async ({ client, assert }) => {
    const { call, other, teacher, courseId, refId } = await setUp(client)
    const save = (ref: string) => call('POST', 'papers', { paperType: 'edu_test', refId: ref })
    const gone = await save('course-999999')
    assert.equal(gone.msg, paperMessages.ownerGone)
    for (const ref of [`course-${await draft(other.user.id)}`, 'jzgc_1']) {
      assert.deepEqual(await save(ref), gone, ref)
    }
    const published = await course({ teacherId: teacher.user.id })
    assert.equal((await save(`course-${published}`)).msg, messages.onlyUnpublishedEditable)

    const { paper } = await save(refId)
    assert.equal(paper.courseId, courseId)
    await db.from('courses').where('id', courseId).update({ course_status: 'auditing' })
    const one = `papers/${paper.paperId}`
    const { questionId } = await question(await bank('我的', teacher.user.id))
    assert.equal((await call('GET', one)).paper.paperId, paper.paperId)
    const placed = { questionIds: [questionId] }
    for (const answer of [
      await save(refId),
      await call('DELETE', one),
      await call('POST', `${one}/questions`, placed),
    ]) {
      assert.equal(answer.msg, messages.onlyUnpublishedEditable)
    }
    assert.equal((await call('GET', one, undefined, other)).status, 404)
    assert.equal((await call('POST', `${one}/questions`, placed, other)).status, 404)
    assert.equal((await call('GET', `${one}/scores`)).status, 403)
  })

  test('new questions must come from own banks', async ({ client, assert }) => {
    const { call, teacher, refId } = await setUp(client)
    const centre = await bank('中心')
    const own = await bank('我的', teacher.user.id)
    const [theirs, mine] = [await question(centre), await question(own)]
    const admin = await createUser(Role.Admin)
    const form = { paperType: 'edu_test', refId }
    assert.equal((await call('POST', 'papers', { ...form, drawRules: rules(centre) })).msg, paperMessages.ruleBankGone)
    const { paper } = await call('POST', 'papers', form)
    const place = (questionIds: number[], caller = teacher) =>
      call('POST', `papers/${paper.paperId}/questions`, { questionIds, questionNo: 1 }, caller)
    assert.equal((await place([theirs.questionId])).msg, paperMessages.questionsGone)

    await place([theirs.questionId], admin)
    assert.equal((await place([mine.questionId])).code, '200')
    const moved = await place([theirs.questionId])
    assert.deepEqual(
      moved.paperQuestions.map((one: { questionId: number }) => one.questionId),
      [theirs.questionId, mine.questionId]
    )
    const edit = { ...form, paperId: paper.paperId }
    await call('POST', 'papers', { ...edit, drawRules: rules(centre) }, admin)
    const stored = { ...edit, drawRules: [...rules(centre), ...rules(own)] }
    assert.equal((await call('POST', 'papers', stored)).code, '200')

    const banksOf = async (caller = teacher) =>
      (await call('GET', `papers/${paper.paperId}/questions`, undefined, caller)).ruleBanks
    await db.from('question_banks').where('id', own).update({ deleted_at: '2026-11-23 00:00:00' })
    assert.deepEqual(await banksOf(), [
      { questionBankId: centre, questionBankName: '中心', isOwn: false, isDeleted: false },
      { questionBankId: own, questionBankName: '我的', isOwn: false, isDeleted: true },
    ])
    assert.isTrue((await banksOf(admin))[0].isOwn)
  })
})
