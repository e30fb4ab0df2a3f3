import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { chapterTest, question as asked } from '#tests/factories/exams'
import { attemptClient } from '#tests/functional/exams/attempt_client'

const choices = ['A', 'B', 'C'].map((choiceNo) => ({ choiceNo, choiceName: `选项${choiceNo}` }))
const form = { questionType: 'multiple', questionText: '<p>题干</p>', questionScore: 2, choices }

/** Names that the documents do not show (docs/product.md 11). */
test.group('Names of exams in the API', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a save returns the id, and an id updates', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
      const request = client.request(`/api/admin/${path}`, method)
      if (body) request.json(body)
      return (await request.as(admin)).body()
    }
    const { questionBankId } = await call('POST', 'question-banks', { questionBankName: '题库' })
    const renamed = { questionBankId, questionBankName: '改名' }
    assert.equal((await call('POST', 'question-banks', renamed)).questionBankId, questionBankId)
    const { questionBanks } = await call('GET', 'question-banks')
    assert.containsSubset(questionBanks, [renamed])
    assert.lengthOf(questionBanks, 1)

    const path = `question-banks/${questionBankId}/questions`
    const { questionId } = await call('POST', path, { ...form, questionKeys: ['C', 'A'] })
    const edit = { ...form, questionId, questionKeys: ['A', 'B'] }
    assert.equal((await call('POST', path, edit)).questionId, questionId)
    const { questions, total } = await call('GET', path)
    assert.deepEqual([total, questions[0].questionKeys], [1, ['A', 'B']])

    const of = { paperType: 'edu_test', refId: 'jzgc_1' }
    const { paperId } = await call('POST', 'papers', of)
    assert.equal((await call('POST', 'papers', { ...of, paperId, passLine: 70 })).paperId, paperId)
    assert.containsSubset((await call('GET', 'papers')).papers, [{ paperId, passLine: 70 }])
    const placed = { questionIds: [questionId], questionNo: 1 }
    assert.equal((await call('POST', `papers/${paperId}/questions`, placed)).code, '200')
    const { paperQuestions } = await call('GET', `papers/${paperId}/questions`)
    assert.containsSubset(paperQuestions, [{ questionNo: 1, questionName: '题干' }])
    assert.isNumber(paperQuestions[0].paperQuestionId)
    assert.deepEqual((await call('GET', `papers/${paperId}/scores`)).scores, [])
    assert.deepEqual((await call('GET', 'paper-answers')).paperAnswers, [])
  })

  test('a batch accepts letters in any order, and text', async ({ client, assert }) => {
    const questions = [
      await asked({ type: 'multiple', keys: 'A,C' }),
      await asked({ type: 'askanswer' }),
      await asked({ keys: 'B' }),
    ]
    const seat = await chapterTest({ questions })
    const attemptApi = attemptClient(client, seat)
    const { userPaperId } = await attemptApi.start()
    const sent = ['C,A', '先支后挖', 'A'].map((answer, at) => ({ questionId: questions[at]!.questionId, answer }))
    assert.equal((await attemptApi.saveAll(userPaperId, sent)).code, '200')
    await attemptApi.submit(userPaperId)

    const { answers } = await attemptApi.answers(userPaperId)
    assert.containsSubset(answers, [
      { questionId: sent[0]!.questionId, answer: 'A,C', answerPass: 1 },
      { questionId: sent[1]!.questionId, answer: '先支后挖', answerPass: null },
      { questionId: sent[2]!.questionId, answer: 'A', answerPass: 0 },
    ])
    const wrong = await attemptApi.call('GET', 'error-questions')
    assert.containsSubset(wrong.errorQuestions, [{ questionId: sent[2]!.questionId }])
  })
})
