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
    const room = attemptClient(client, await chapterTest())
    const { userPaperId, questions: asked } = await room.start()
    const ids = asked.map(({ questionId }: { questionId: number }) => questionId)
    assert.deepEqual(bookmarked(asked), [])

    const set = await room.bookmark(userPaperId, { [ids[0]]: true, [ids[2]]: true })
    assert.include(set, { code: '200', userPaperId })
    assert.deepEqual(set.bookmarks, [ids[0], ids[2]])
    assert.deepEqual(bookmarked((await room.open()).questions), [ids[0], ids[2]])
    assert.deepEqual(bookmarked((await room.answers(userPaperId)).answers), [ids[0], ids[2]])
  })

  test('bookmarks of two devices are merged', async ({ client, assert }) => {
    const room = attemptClient(client, await chapterTest())
    const { userPaperId, questions: asked } = await room.start()
    const [first, second] = asked.map(({ questionId }: { questionId: number }) => questionId)
    await room.bookmark(userPaperId, { [first]: true })
    const { bookmarks } = await room.bookmark(userPaperId, { [second]: true })
    assert.deepEqual(bookmarks, [first, second])
    const off = await room.bookmark(userPaperId, { [first]: false, [second]: true })
    assert.deepEqual(off.bookmarks, [second])
  })

  test('a bookmark changes neither an answer nor its revision', async ({ client, assert }) => {
    const room = attemptClient(client, await chapterTest())
    const { userPaperId, questions: asked } = await room.start()
    const { questionId } = asked[0]
    await room.save(userPaperId, questionId, 'B', { rev: 0 })
    const before = (await room.answers(userPaperId)).answers[0]
    await room.bookmark(userPaperId, { [questionId]: true })
    const after = (await room.answers(userPaperId)).answers[0]
    assert.deepEqual(after, { ...before, bookmarked: true })
  })

  test('a submitted attempt rejects bookmarks', async ({ client, assert }) => {
    const room = attemptClient(client, await chapterTest())
    const { userPaperId, questions: asked } = await room.start()
    await room.handIn(userPaperId)
    const late = await room.bookmark(userPaperId, { [asked[1].questionId]: true })
    assert.include(late, { code: 'submitted', msg: attemptMessages.submitted })
  })

  test('an overdue attempt rejects bookmarks', async ({ client, assert }) => {
    const room = attemptClient(client, await chapterTest({ row: { limit_minutes: 10 } }))
    const { userPaperId, questions: asked } = await room.start()
    clock.advance(606)
    const over = await room.bookmark(userPaperId, { [asked[0].questionId]: true })
    assert.include(over, { code: 'time-over', msg: attemptMessages.timeOver })
  })

  test('bookmarks of foreign questions get 404', async ({ client, assert }) => {
    const room = attemptClient(client, await chapterTest())
    const { userPaperId, questions: asked } = await room.start()
    const foreign = await question()
    const both = { [asked[0].questionId]: true, [foreign.questionId]: true }
    assert.equal((await room.bookmark(userPaperId, both)).status, 404)
    assert.deepEqual(bookmarked((await room.open()).questions), [])
  })
})

const bookmarked = (rows: { questionId: number; bookmarked: boolean }[]) =>
  rows.filter((row) => row.bookmarked).map(({ questionId }) => questionId)
