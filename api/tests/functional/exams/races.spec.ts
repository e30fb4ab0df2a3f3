import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { lockUser } from '#accounts/lock_user'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { Role } from '#core/roles'
import { transaction } from '#core/transaction'
import { HoursMove } from '#exams/attempts/terms'
import UserPaper from '#exams/user_paper'
import { moveHours } from '#exams/grading/apply_test_to_hours'
import { createUser } from '#tests/factories/accounts'
import { chapterTest, question, questions } from '#tests/factories/exams'
import { repeatCount } from '#tests/repeat'
import { brokenInvariants } from '#tests/invariants'
import { attemptClient } from './attempt_client.js'

interface Saved {
  code: string
  answers?: { saved: boolean }[]
}

const roundsUntil = repeatCount(3, 20)

test.group('Races of an attempt', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())
  group.teardown(() => testUtils.db().truncate())

  test('fifty concurrent starts make one attempt', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest())
    const started = await Promise.all(Array.from({ length: 50 }, () => attemptApi.start()))
    const ids = new Set(started.map(({ userPaperId }) => userPaperId))
    assert.lengthOf([...ids], 1)
    assert.isTrue(started.every(({ code }) => code === '200'))
    assert.lengthOf(await db.from('user_papers'), 1)
    assert.lengthOf(await db.from('paper_answers'), 4)
  })

  test('twenty concurrent submissions grade once', async ({ client, assert }) => {
    const fixture = await chapterTest()
    const attemptApi = attemptClient(client, fixture)
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    for (const [at, { questionId }] of examQuestions.entries()) {
      await attemptApi.save(userPaperId, questionId, at === 0 ? 'B' : 'A')
    }
    const outcome = await Promise.all(Array.from({ length: 20 }, () => attemptApi.submit(userPaperId)))
    assert.lengthOf([...new Set(outcome.map(({ text }) => text))], 1)
    assert.include(outcome[0], { userScore: 75, userPass: 1 })
    const [wrong] = await db.from('wrong_questions')
    assert.equal(wrong.wrong_times, 1)
    assert.lengthOf(await db.from('hour_entries').where('kind', 'test'), 1)
    const balance = (await hourBalances([fixture.courseEduLogId])).get(fixture.courseEduLogId)
    assert.include(balance, { held: 0, available: 600 })
  })

  for (let round = 1; round <= roundsUntil; round++) {
    test(`fifty answers race one submission, round ${round}`, async ({ client, assert }) => {
      const attemptApi = attemptClient(client, await chapterTest({ questions: await questions(50) }))
      const { userPaperId, questions: examQuestions } = await attemptApi.start()
      const saves = examQuestions.map(
        ({ questionId }: { questionId: number }) =>
          () =>
            attemptApi.save(userPaperId, questionId, 'A')
      )
      saves.splice(10 + round * 5, 0, () => attemptApi.submit(userPaperId))
      const outcome: Saved[] = await Promise.all(saves.map((send: () => Promise<Saved>) => send()))

      const saved = outcome.filter(({ answers }) => answers?.[0]?.saved).length
      const refused = outcome.filter(({ code }) => code === 'submitted').length
      assert.equal(saved + refused, 50)
      const result = await attemptApi.submit(userPaperId)
      assert.equal(result.userScore, saved * 2)
      assert.deepEqual(await brokenInvariants(db.connection()), [])
    })
  }

  test('marking respects a pass earned while it waited for the lock', async ({ client, assert }) => {
    const fixture = await chapterTest({ questions: [await question({ type: 'askanswer' })] })
    const attemptApi = attemptClient(client, fixture)
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    await attemptApi.save(userPaperId, examQuestions[0].questionId, '先撑后挖')
    await attemptApi.submit(userPaperId)
    const answer = await db.from('paper_answers').where('user_paper_id', userPaperId).first()
    const { token } = await createUser(Role.Admin)

    const { userId } = await UserPaper.findOrFail(userPaperId)

    const marking = await transaction(async (trx) => {
      await lockUser(trx, userId)
      const waits = client
        .post(`/api/admin/paper-answers/${answer.id}/marking`)
        .as(token)
        .json({ answerScore: 0 })
        .then((outcome) => outcome.body())
      // The request is waiting for the lock by then.
      await pause(300)
      const newAttempt = await trx.from('user_papers').where('id', userPaperId).first()
      delete newAttempt.id
      await trx.table('user_papers').insert({ ...newAttempt, attempt_no: 2, state: 'graded', user_pass: true })
      const passed = await UserPaper.query({ client: trx }).orderBy('id', 'desc').firstOrFail()
      assert.equal(await moveHours(trx, passed), HoursMove.Freed)
      return { waits }
    })
    assert.include(await marking.waits, { graded: true })
    const balance = (await hourBalances([fixture.courseEduLogId])).get(fixture.courseEduLogId)
    assert.include(balance, { held: 0, available: 600 })
    assert.equal(Number((await db.from('study_logs').first()).test_passed), 1)
  }).skip(db.connection().dialect.name !== 'mysql', 'an embedded database has one connection')
})
