import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { clauseMessages } from '#exams/clauses/terms'
import { questionMessages } from '#exams/questions/terms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { bank } from '#tests/factories/questions'

const letters = ['A', 'B', 'C', 'D', 'E', 'F']
const choices = (...names: string[]) => names.map((choiceName, at) => ({ choiceNo: letters[at], choiceName }))
const single = {
  questionType: 'single',
  questionText: '<p>基坑多深？</p>',
  questionScore: 1.5,
  questionKey: 'B',
  choices: choices('3 m', '5 m'),
}

const adminClient = (client: ApiClient, { token }: CreatedUser) => ({
  save: (bankId: number, form: object) =>
    client.post(`/api/admin/question-banks/${bankId}/questions`).as(token).json(form),
  list: (bankId: number, query = {}) => client.get(`/api/admin/question-banks/${bankId}/questions`).qs(query).as(token),
  remove: (path: string) => client.delete(`/api/admin/${path}`).as(token),
  post: (path: string, form: object) => client.post(`/api/admin/${path}`).as(token).json(form),
  get: (path: string) => client.get(`/api/admin/${path}`).as(token),
})

test.group('Questions in the admin area', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const setUp = async (client: ApiClient) => ({
    adminApi: adminClient(client, await createUser(Role.Admin)),
    bankId: await bank(),
  })

  test('the name of a question is its first fifty characters', async ({ client, assert }) => {
    const { adminApi, bankId } = await setUp(client)
    const nameOf = async (questionText: string) =>
      (await adminApi.save(bankId, { ...single, questionText })).body().question?.questionName

    assert.equal(await nameOf('<p>基坑<strong>多深</strong>？</p>'), '基坑多深？')
    assert.equal(await nameOf(`<p>${'𠮷'.repeat(60)}</p>`), '𠮷'.repeat(50))
    assert.equal(await nameOf('<p><img src="/uploads/image/editor/202611/1/a.png"></p>'), '内容无法显示')
  })

  test('the list counts the papers of each question', async ({ client, assert }) => {
    const { adminApi, bankId } = await setUp(client)
    const ids: number[] = []
    for (const questionText of ['<p>甲</p>', '<p>乙</p>']) {
      ids.push((await adminApi.save(bankId, { ...single, questionText })).body().questionId)
    }
    const papers: number[] = []
    for (const refId of ['jzgc_1', 'jzgc_0']) {
      const { paperId } = (await adminApi.post('papers', { paperType: 'edu_test', refId })).body()
      await adminApi.post(`papers/${paperId}/questions`, { questionIds: [ids[0]] })
      papers.push(paperId)
    }
    const counts = async () =>
      (await adminApi.list(bankId)).body().questions.map((one: { paperCount: number }) => one.paperCount)

    assert.deepEqual(await counts(), [2, 0])
    await adminApi.remove(`papers/${papers[1]}`)
    assert.deepEqual(await counts(), [1, 0])
  })

  test('each type is stored with its keys and points', async ({ client, assert }) => {
    const { adminApi, bankId } = await setUp(client)
    await adminApi.save(bankId, single)
    await adminApi.save(bankId, {
      ...single,
      questionType: 'multiple',
      questionKeys: ['C', 'A'],
      questionKey: undefined,
      choices: choices('一', '二', '三', '四', '五'),
    })
    await adminApi.save(bankId, {
      questionType: 'askanswer',
      questionText: '<p>简述</p>',
      questionScore: 10,
      referenceAnswer: '<p>要点</p>',
    })

    const { questions, total } = (await adminApi.list(bankId)).body()
    assert.equal(total, 3)
    assert.containsSubset(questions, [
      { questionNo: 1, questionKey: 'B', questionKeys: ['B'], questionScore: 1.5 },
      { questionNo: 2, questionKey: null, questionKeys: ['A', 'C'] },
      { questionNo: 3, questionKeys: [], choices: [], referenceAnswer: '<p>要点</p>' },
    ])
  })

  test('invalid input is rejected at its field', async ({ client, assert }) => {
    const { adminApi, bankId } = await setUp(client)
    const wrong: [object, string, string][] = [
      [{ questionText: '<p> </p>' }, 'questionText', questionMessages.text],
      [{ questionScore: -0.5 }, 'questionScore', questionMessages.score],
      [{ questionScore: 1.2 }, 'questionScore', questionMessages.score],
      [{ choices: choices('3 m') }, 'choices', questionMessages.choices],
      [{ choices: choices('3 m', ' ') }, 'choices', questionMessages.choiceEmpty],
      [{ choices: choices('3 m', '3 m') }, 'choices', '选项A和B的内容相同'],
      [
        { choices: [...choices('a'), { choiceNo: 'C', choiceName: 'c' }] },
        ...(['choices', questionMessages.choiceOrder] as const),
      ],
      [{ questionKey: 'C' }, 'questionKeys', questionMessages.keyOutside],
      [{ questionKey: null }, 'questionKeys', questionMessages.singleKey],
      [{ questionKeys: ['A', 'B'] }, 'questionKeys', questionMessages.singleKey],
      [{ questionType: 'multiple' }, 'questionKeys', questionMessages.multipleKeys],
      [{ questionType: 'askanswer' }, 'choices', questionMessages.noKeys],
      [{ clauses: ['建筑法'] }, 'clauses.0', clauseMessages.spelling],
    ]
    for (const [change, field, message] of wrong) {
      const body = (await adminApi.save(bankId, { ...single, ...change })).body()
      assert.equal(body.msg, message, JSON.stringify(change))
      assert.equal(body.field ?? body.errors?.[0]?.field, field)
    }
    assert.equal((await adminApi.list(bankId)).body().total, 0)
  })

  test('scripts are removed and formulas are rendered', async ({ client, assert }) => {
    const { adminApi, bankId } = await setUp(client)
    const hostile = '<p onclick="x()">好<script>alert(1)</script></p>'
    const { question } = (
      await adminApi.save(bankId, {
        ...single,
        questionText: `${hostile}<p><span data-formula="a^2"></span></p>`,
        choices: choices(hostile, '乙'),
        explanation: hostile,
      })
    ).body()

    assert.notMatch(JSON.stringify(question), /onclick|script/)
    assert.include(question.questionText, '<math')
  })

  test('an edit adds a version only when the content changed', async ({ client, assert }) => {
    const { adminApi, bankId } = await setUp(client)
    const { question } = (await adminApi.save(bankId, single)).body()
    const edit = (form: object) => adminApi.save(bankId, { ...single, questionId: question.questionId, ...form })

    const tagged = (await edit({ difficulty: 3, clauses: ['GB/T 50500-2024 4.1.2'] })).body()
    assert.include(tagged.question, { version: 1, difficulty: 3 })
    assert.deepEqual(tagged.question.clauses, ['GB/T 50500-2024 4.1.2'])
    const changed = (await edit({ questionKey: 'A', version: 1 })).body()
    assert.include(changed.question, { version: 2, questionKey: 'A' })
    const versions = await db.from('question_versions').where('question_id', question.questionId)
    assert.deepEqual(
      versions.map((row) => row.question_keys),
      ['B', 'A']
    )

    const stale = (await edit({ questionScore: 5, version: 1 })).body()
    assert.include(stale, { code: 'conflict', msg: questionMessages.changed })
    assert.equal(stale.question.version, 2)
  })

  test('a bank with questions cannot be deleted', async ({ client, assert }) => {
    const { adminApi, bankId } = await setUp(client)
    const { question } = (await adminApi.save(bankId, single)).body()
    assert.equal((await adminApi.remove(`question-banks/${bankId}`)).body().msg, questionMessages.bankNotEmpty)

    await adminApi.remove(`questions/${question.questionId}`)
    assert.equal((await adminApi.list(bankId)).body().total, 0)
    assert.equal((await adminApi.remove(`question-banks/${bankId}`)).body().code, '200')
    assert.equal((await adminApi.list(bankId)).status(), 404)
    assert.equal((await adminApi.save(bankId, single)).status(), 404)
  })

  test('questions are found by text and tags', async ({ client, assert }) => {
    const { adminApi, bankId } = await setUp(client)
    await adminApi.save(bankId, { ...single, chapterName: '第一章', knowledgePoint: '基坑' })
    await adminApi.save(bankId, { ...single, questionText: '<p>100% 合格</p>', subjectCode: 'jzgc' })
    const found = async (query: object) => (await adminApi.list(bankId, query)).body().total

    assert.equal(await found({ keyword: '%' }), 1)
    assert.equal(await found({ chapterName: '第一章' }), 1)
    assert.equal(await found({ subjectCode: 'jzgc', questionType: 'single' }), 1)
    assert.equal(await found({ questionType: 'multiple' }), 0)
    const { tags } = (await adminApi.get(`question-tags?questionBankIds=${bankId}`)).body()
    assert.deepEqual(
      tags.map((tag: { questionCount: number }) => tag.questionCount),
      [1, 1]
    )
  })
})
