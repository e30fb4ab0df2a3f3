import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { setClock } from '#core/time'
import { attemptMessages } from '#exams/attempts/terms'
import { chapterTest, question } from '#tests/factories/exams'
import { frozenClock } from '#tests/factories/learning'
import { attemptClient } from './attempt_client.js'

test.group('Bookmarks in an attempt', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock = frozenClock()
  })
  group.each.teardown(() => setClock(null))

  test('bookmarks appear on another device', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest())
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    const ids = examQuestions.map(({ questionId }: { questionId: number }) => questionId)
    assert.deepEqual(bookmarked(examQuestions), [])

    const set = await attemptApi.bookmark(userPaperId, { [ids[0]]: true, [ids[2]]: true })
    assert.include(set, { code: '200', userPaperId })
    assert.deepEqual(set.bookmarks, [ids[0], ids[2]])
    assert.deepEqual(bookmarked((await attemptApi.open()).questions), [ids[0], ids[2]])
    assert.deepEqual(bookmarked((await attemptApi.answers(userPaperId)).answers), [ids[0], ids[2]])
  })

  test('bookmarks of two devices are merged', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest())
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    const [first, second] = examQuestions.map(({ questionId }: { questionId: number }) => questionId)
    await attemptApi.bookmark(userPaperId, { [first]: true })
    const { bookmarks } = await attemptApi.bookmark(userPaperId, { [second]: true })
    assert.deepEqual(bookmarks, [first, second])
    const off = await attemptApi.bookmark(userPaperId, { [first]: false, [second]: true })
    assert.deepEqual(off.bookmarks, [second])
  })

  test('a bookmark changes neither an answer nor its revision', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest())
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    const { questionId } = examQuestions[0]
    await attemptApi.save(userPaperId, questionId, 'B', { rev: 0 })
    const before = (await attemptApi.answers(userPaperId)).answers[0]
    await attemptApi.bookmark(userPaperId, { [questionId]: true })
    const after = (await attemptApi.answers(userPaperId)).answers[0]
    assert.deepEqual(after, { ...before, bookmarked: true })
  })

  test('a submitted attempt rejects bookmarks', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest())
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    await attemptApi.submit(userPaperId)
    const late = await attemptApi.bookmark(userPaperId, { [examQuestions[1].questionId]: true })
    assert.include(late, { code: 'submitted', msg: attemptMessages.submitted })
  })

  test('an overdue attempt rejects bookmarks', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest({ row: { limit_minutes: 10 } }))
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    clock.advance(606)
    const over = await attemptApi.bookmark(userPaperId, { [examQuestions[0].questionId]: true })
    assert.include(over, { code: 'time-over', msg: attemptMessages.timeOver })
  })

  test('bookmarks of foreign questions get 404', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest())
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    const foreign = await question()
    const both = { [examQuestions[0].questionId]: true, [foreign.questionId]: true }
    assert.equal((await attemptApi.bookmark(userPaperId, both)).status, 404)
    assert.deepEqual(bookmarked((await attemptApi.open()).questions), [])
  })
})

const bookmarked = (rows: { questionId: number; bookmarked: boolean }[]) =>
  rows.filter((row) => row.bookmarked).map(({ questionId }) => questionId)
