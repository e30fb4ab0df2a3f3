import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { chapterTest } from '#tests/factories/exams'
import { attemptClient } from './attempt_client.js'

test.group('Time spent on a question', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.teardown(() => testUtils.db().truncate())

  /** An attempt that started a hundred seconds ago. */
  async function begun(client: ApiClient) {
    const attemptApi = attemptClient(client, await chapterTest())
    const { userPaperId, questions } = await attemptApi.start()
    const startedAt = toStored(now().minus({ seconds: 100 }))
    await db.from('user_papers').where('id', userPaperId).update({ started_at: startedAt })
    const ids: number[] = questions.map(({ questionId }: { questionId: number }) => questionId)
    const spent = async () => {
      const rows = await db.from('paper_answers').where('user_paper_id', userPaperId)
      return ids.map((id) => rows.find((row) => row.question_id === id).spent_seconds as number)
    }
    return { attemptApi, userPaperId, ids, spent }
  }

  test('times of the browser are added up', async ({ client, assert }) => {
    const { attemptApi, userPaperId, ids, spent } = await begun(client)
    await attemptApi.save(userPaperId, ids[0]!, 'A', { spentSeconds: 20 })
    await attemptApi.save(userPaperId, ids[0]!, 'B', { spentSeconds: 15 })
    await attemptApi.saveAll(userPaperId, [{ questionId: ids[1], answer: 'A', spentSeconds: 30 }])
    assert.deepEqual(await spent(), [35, 30, 0, 0])
  })

  test('the sum is at most the time of the attempt', async ({ client, assert }) => {
    const { attemptApi, userPaperId, ids, spent } = await begun(client)
    await attemptApi.save(userPaperId, ids[0]!, 'A', { spentSeconds: 60 })
    await attemptApi.saveAll(userPaperId, [
      { questionId: ids[1], answer: 'A', spentSeconds: 86_400 },
      { questionId: ids[2], answer: 'A', spentSeconds: 86_400 },
    ])
    const [first, second, third] = await spent()
    assert.equal(first, 60)
    assert.equal(second, third)
    assert.isAtLeast(second!, 20)
    assert.isAtMost(first! + second! + third!, 110)
    await attemptApi.save(userPaperId, ids[3]!, 'A', { spentSeconds: 86_400 })
    const sum = (await spent()).reduce((total, seconds) => total + seconds, 0)
    assert.isAtMost(sum, 110)
  })

  test('times of concurrent tabs are shared on submission', async ({ client, assert }) => {
    const { attemptApi, userPaperId, ids, spent } = await begun(client)
    await Promise.all(ids.map((id) => attemptApi.save(userPaperId, id, 'A', { spentSeconds: 86_400 })))
    await attemptApi.submit(userPaperId)
    const sum = (await spent()).reduce((total, seconds) => total + seconds, 0)
    // Each share is rounded down.
    assert.isAtLeast(sum, 100 - ids.length)
    assert.isAtMost(sum, 110)
  })
})
