import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { chapterTest, questions } from '#tests/factories/exams'
import { times } from '#tests/figures'
import { brokenInvariants } from '#tests/invariants'
import { sittingRoom } from './sitting_room.js'

const rounds = times(3, 20)

test.group('Many calls at once about one attempt', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.teardown(() => testUtils.db().truncate())

  test('fifty starts make one attempt', async ({ client, assert }) => {
    const room = sittingRoom(client, await chapterTest())
    const started = await Promise.all(Array.from({ length: 50 }, () => room.start()))
    const ids = new Set(started.map(({ userPaperId }) => userPaperId))
    assert.lengthOf([...ids], 1)
    assert.isTrue(started.every(({ code }) => code === '200'))
    assert.lengthOf(await db.from('user_papers'), 1)
    assert.lengthOf(await db.from('paper_answers'), 4)
  }).timeout(30_000)

  test('twenty hand-ins grade once', async ({ client, assert }) => {
    const scene = await chapterTest()
    const room = sittingRoom(client, scene)
    const { userPaperId, questions: asked } = await room.start()
    for (const [at, { questionId }] of asked.entries()) {
      await room.save(userPaperId, questionId, at === 0 ? 'B' : 'A')
    }
    const told = await Promise.all(Array.from({ length: 20 }, () => room.handIn(userPaperId)))
    assert.lengthOf([...new Set(told.map(({ text }) => text))], 1)
    assert.include(told[0], { userScore: 75, userPass: 1 })
    const [wrong] = await db.from('wrong_questions')
    assert.equal(wrong.wrong_times, 1)
    assert.lengthOf(await db.from('hour_entries').where('kind', 'test'), 1)
    const balance = (await hourBalances([scene.courseEduLogId])).get(scene.courseEduLogId)
    assert.include(balance, { held: 0, available: 600 })
  }).timeout(30_000)

  for (let round = 1; round <= rounds; round++) {
    test(`fifty answers race one hand-in, ${round}`, async ({ client, assert }) => {
      const room = sittingRoom(client, await chapterTest({ questions: await questions(50) }))
      const { userPaperId, questions: asked } = await room.start()
      const saves = asked.map(
        ({ questionId }: any) =>
          () =>
            room.save(userPaperId, questionId, 'A')
      )
      saves.splice(10 + round * 5, 0, () => room.handIn(userPaperId))
      const told: any[] = await Promise.all(saves.map((send: () => unknown) => send()))

      const saved = told.filter(({ answers }) => answers?.[0]?.saved).length
      const refused = told.filter(({ code }) => code === 'submitted').length
      assert.equal(saved + refused, 50)
      const result = await room.handIn(userPaperId)
      assert.equal(result.userScore, saved * 2)
      assert.deepEqual(await brokenInvariants(db.connection()), [])
    }).timeout(30_000)
  }
})
