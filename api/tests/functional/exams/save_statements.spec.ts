import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { chapterTest, questions } from '#tests/factories/exams'
import { statementsOf } from '#tests/statements'
import type { CurrentUser } from '#core/current_user'
import type { Change } from '#exams/attempts/answer_change'
import { readAnswers } from '#exams/attempts/read_answers'
import { storeUnchanged } from '#exams/attempts/store_answers'
import { attemptClient } from './attempt_client.js'

/** Keyed by question. */
async function stored(userPaperId: number): Promise<Map<number, { answer: string; rev: number }>> {
  const rows = await db.from('paper_answers').where('user_paper_id', userPaperId)
  return new Map(rows.map((row) => [row.question_id, { answer: row.answer, rev: row.rev }]))
}

test.group('SQL statements of a save', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('a save needs three SQL statements for any number of answers', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest({ questions: await questions(9) }))
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    const ids: number[] = examQuestions.map(({ questionId }: { questionId: number }) => questionId)
    await attemptApi.saveAll(
      userPaperId,
      ids.map((questionId) => ({ questionId, answer: 'D' }))
    )

    for (const [round, count] of [1, 2, 3, 5, 9].entries()) {
      const before = await stored(userPaperId)
      const result = ids
        .slice(0, count)
        .map((questionId, at) => ({
          questionId,
          answer: 'ABC'[(at + round) % 3],
          rev: before.get(questionId)!.rev,
          spentSeconds: 0,
        }))
      const sent = await statementsOf(async () => {
        const { answers } = await attemptApi.saveAll(userPaperId, result)
        assert.isTrue(answers.every(({ saved }: { saved: boolean }) => saved))
      })
      const kinds = sent.map((sql) => sql.split(' ', 1)[0].replace(';', '').toLowerCase())
      assert.deepEqual(kinds, ['select', 'select', 'update'])

      const expected = new Map(before)
      for (const { questionId, answer, rev } of result) {
        expected.set(questionId, { answer, rev: rev + 1 })
      }
      assert.deepEqual(await stored(userPaperId), expected)
    }
  })

  test('answers changed since they were read are not overwritten', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest({ questions: await questions(3) }))
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    const ids: number[] = examQuestions.map(({ questionId }: { questionId: number }) => questionId)
    const answers = ids.map((questionId) => ({ questionId, answer: 'A' }))
    const { user_id: id, paper_id: paperId } = await db.from('user_papers').where('id', userPaperId).firstOrFail()
    const params = { userPaperId, paperId, answers }
    const rows = await readAnswers(db.connection(), 'seen', { id } as CurrentUser, params)
    const changes = answers.map((sent): Change => {
      const row = rows.get(sent.questionId)!
      return { row, sent, answer: sent.answer, keys: null as never }
    })
    const saving = { userPaperId, savedAt: '2026-11-01 08:00:00', spent: new Map() }
    await attemptApi.save(userPaperId, ids[0], 'B')
    assert.isFalse(await storeUnchanged(db.connection(), saving, changes))
    const afterOther = await stored(userPaperId)
    assert.deepEqual(afterOther.get(ids[0]), { answer: 'B', rev: 1 })
    assert.deepEqual(afterOther.get(ids[1]), { answer: 'A', rev: 1 })

    await attemptApi.submit(userPaperId)
    const untouched = changes.slice(1).map((change) => ({ ...change, row: { ...change.row, rev: 1 } }))
    assert.isFalse(await storeUnchanged(db.connection(), saving, untouched))
    assert.deepEqual(await stored(userPaperId), afterOther)
  })

  test('practice stores each verdict with its answer', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest({ questions: await questions(3) }))
    const { userPaperId, questions: examQuestions } = await attemptApi.start({ mode: 'practice' })
    const letters = ['A', 'B', 'A']
    await attemptApi.saveAll(
      userPaperId,
      examQuestions.map(({ questionId }: { questionId: number }, at: number) => ({
        questionId,
        answer: letters[at],
        clientOpId: `op-${at}`,
      }))
    )
    const rows = await db.from('paper_answers').where('user_paper_id', userPaperId)
    const savedRows = new Map(rows.map((row) => [row.question_id, row]))
    for (const [at, { questionId }] of examQuestions.entries()) {
      const right = letters[at] === 'A'
      const { answer, client_op_id: opId, marking, ...row } = savedRows.get(questionId)
      assert.deepEqual({ answer, opId, marking }, { answer: letters[at], opId: `op-${at}`, marking: 'auto' })
      assert.equal(Boolean(row.answer_pass), right)
      assert.equal(row.score_tenths, right ? 20 : 0)
    }
  })
})
