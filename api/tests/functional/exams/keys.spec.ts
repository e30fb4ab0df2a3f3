import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { gzipSync } from 'node:zlib'
import { setClock } from '#core/time'
import { clearCaches } from '#core/cache/memory_cache'
import { chapterTest, examPaper, question } from '#tests/factories/exams'
import { frozenClock } from '#tests/factories/learning'
import { queriesOf } from '#tests/statements'
import {
  etagOf,
  resetRun,
  openTestFixture,
  collectResponsesDuringTest,
  type LeakedResponse,
} from './open_test_leaks.js'
import { attemptClient } from './attempt_client.js'

const secrets = /questionKeys?|answerPass|answerScore|referenceAnswer|explanation|userScore|userPass/i

/** Names of fields with secrets and a value, at any depth. */
function secretFields(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const isEmpty = inner === null || (Array.isArray(inner) && inner.length === 0)
    const own = secrets.test(name) && !isEmpty ? [`${path}.${name}`] : []
    return [...own, ...secretFields(inner, `${path}.${name}`)]
  })
}

test.group('Hidden keys during a test', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => void frozenClock())
  group.each.teardown(() => setClock(null))

  test('no response contains keys or verdicts', async ({ client, assert }) => {
    for (const { path, body } of await collectResponsesDuringTest(client, await openTestFixture())) {
      assert.deepEqual(secretFields(body), [], path)
    }
  })

  /** Ids of new rows, which are the only difference between runs. */
  const withoutNewIds = (text: string) => text.replace(/"(userPaperId|id)":\d+/g, '"$1":0')
  const withoutAttempt = (path: string) => path.replace(/-papers\/\d+|papers\/\d+\/paper/, '')

  /** The same requests of the same users with other keys, after one run that fills the caches. */
  async function runsWithOtherKeys(client: ApiClient) {
    const made = await openTestFixture()
    const [single, multiple] = made.questions
    const runs: LeakedResponse[][] = []
    for (const keys of [
      ['D', 'A,C'],
      ['A', 'B,D'],
      ['C', 'A,B,C'],
    ]) {
      for (const [index, { versionId }] of [single, multiple].entries()) {
        const explanation = `<p>${keys[index].repeat(40)}</p>`
        const contents = { question_keys: keys[index], explanation }
        await db.from('question_versions').where('id', versionId).update(contents)
      }
      clearCaches('all')
      runs.push(await collectResponsesDuringTest(client, made))
      await resetRun()
    }
    const [, one, other] = runs
    return one.map((original, at) => ({ original, twin: other[at] }))
  }

  test('papers with different keys have the same responses', async ({ client, assert }) => {
    for (const { original, twin } of await runsWithOtherKeys(client)) {
      const { path, text, status, headers } = original
      assert.equal(withoutAttempt(path), withoutAttempt(twin.path))
      assert.equal(withoutNewIds(text), withoutNewIds(twin.text), path)
      assert.equal(status, twin.status, path)
      const { etag, 'content-length': length, ...rest } = headers
      const { 'etag': twinEtag, 'content-length': twinLength, ...twinRest } = twin.headers
      assert.deepEqual(rest, twinRest, path)
      assert.equal(Number(length), Buffer.byteLength(text), path)
      if (text === twin.text) assert.deepEqual([etag, length], [twinEtag, twinLength], path)
      // The ETag depends on the body alone. Compressed, both bodies have the same length.
      if (etag) assert.equal(etag, etagOf(text), path)
      assert.notProperty(headers, 'content-encoding', path)
      const sizes = [text, twin.text].map((one) => gzipSync(withoutNewIds(one)).length)
      assert.equal(sizes[0], sizes[1], path)
    }
  })

  test('database queries are the same for different keys', async ({ client, assert }) => {
    const runs = await runsWithOtherKeys(client)
    for (const { original, twin } of runs) assert.deepEqual(original.queries, twin.queries, original.path)
    assert.isAbove(runs.flatMap(({ original }) => original.queries).length, 100)
  })

  test('right and wrong answers have the same responses and queries', async ({ client, assert }) => {
    const made = await openTestFixture()
    const attemptApi = attemptClient(client, made)
    const { userPaperId } = await attemptApi.start()
    const { questionId } = made.questions[0]
    const texts: string[] = []
    const sent: string[] = []
    for (const answer of ['D', 'A', 'B', 'C', 'D']) {
      const { result, queries } = await queriesOf(() => attemptApi.save(userPaperId, questionId, answer))
      texts.push(result.text)
      sent.push(JSON.stringify(queries))
      await db.from('paper_answers').where('question_id', questionId).update({ rev: 0 })
    }
    assert.lengthOf([...new Set(texts)], 1)
    assert.include(sent[0], 'update')
    // The first call also reads the version, which is cached afterwards.
    assert.deepEqual(sent.slice(1), Array(4).fill(sent[1]))
  })

  test('a paper that never shows keys returns the score only', async ({ client, assert }) => {
    const examQuestions = [await question({ keys: 'C' }), await question()]
    const made = await chapterTest({ questions: examQuestions, row: { keys_shown: 'never' } })
    const attemptApi = attemptClient(client, made)
    const { userPaperId } = await attemptApi.start()
    await attemptApi.save(userPaperId, examQuestions[0].questionId, 'A')
    assert.include(await attemptApi.submit(userPaperId), { userScore: 0, userPass: 0 })
    const result = await attemptApi.answers(userPaperId)
    assert.include(result, { keysShown: false, keysHiddenText: '该试卷不公布答案' })
    assert.deepEqual(secretFields(result.answers), [])
    assert.include(await attemptApi.answers(userPaperId, '?reveal=1'), { code: 'keys-withheld' })

    const practice = attemptClient(client, { ...made, correlationId: undefined })
    assert.include(await practice.start(), { msg: '该试卷不提供练习' })
    const bank = await attemptApi.call('GET', 'error-questions?reveal=1')
    assert.deepEqual(bank.errorQuestions, [])
  })

  test('keys stay hidden until the paper closes', async ({ client, assert }) => {
    const clock = frozenClock()
    const row = { keys_shown: 'closed', closes_at: '2026-05-04 03:00:00' }
    const attemptApi = attemptClient(client, await chapterTest({ row }))
    const { userPaperId } = await attemptApi.start()
    await attemptApi.submit(userPaperId)
    assert.include(await attemptApi.answers(userPaperId), { keysHiddenText: '考试结束后公布答案' })
    clock.advance(3600)
    assert.isTrue((await attemptApi.answers(userPaperId)).keysShown)
  })

  test('practice does not disclose keys of a never-shown paper', async ({ client, assert }) => {
    const examQuestions = [await question({ keys: 'C' })]
    const made = await chapterTest({ questions: examQuestions })
    await examPaper({ subject: 'kygc', questions: examQuestions, row: { keys_shown: 'never' } })
    const attemptApi = attemptClient(client, { ...made, correlationId: undefined })
    const { userPaperId } = await attemptApi.start()
    const saved = await attemptApi.save(userPaperId, examQuestions[0].questionId, 'C')
    assert.include(saved, { answerPass: null, answerScore: null })
    const revealed = await attemptApi.answers(userPaperId, '?reveal=1')
    assert.deepEqual(secretFields(revealed.answers), [])
  })
})

test.group('Practice', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('practice returns the verdict at once, and keys on request', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, { ...(await chapterTest()), correlationId: undefined })
    const { userPaperId, questions: examQuestions, mode } = await attemptApi.start()
    assert.equal(mode, 'practice')
    const { questionId } = examQuestions[0]
    assert.include(await attemptApi.save(userPaperId, questionId, 'B'), { answerPass: 0, answerScore: 0 })
    assert.include(await attemptApi.save(userPaperId, questionId, 'A'), { answerPass: 1, answerScore: 2 })
    const unasked = await attemptApi.answers(userPaperId)
    assert.isFalse(unasked.keysShown)
    const asking = await attemptApi.answers(userPaperId, '?reveal=1')
    assert.include(asking.answers[0], { questionKey: 'A', explanation: '<p>解析</p>' })
  })

  test('verdicts are returned again when practice is reopened', async ({ client, assert }) => {
    const fixture = await chapterTest()
    const attemptApi = attemptClient(client, { ...fixture, correlationId: undefined })
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    await attemptApi.save(userPaperId, examQuestions[0].questionId, 'B')
    await attemptApi.save(userPaperId, examQuestions[1].questionId, 'A')
    const original = async () =>
      [await attemptApi.open(), await attemptApi.start()].map(({ questions }) =>
        questions.map(({ answerPass }: { answerPass: number | null }) => answerPass)
      )
    assert.deepEqual(await original(), Array(2).fill([0, 1, null, null]))
    await attemptClient(client, fixture).start()
    assert.deepEqual(await original(), Array(2).fill([null, null, null, null]))
  })

  test('keys need an entitlement', async ({ client, assert }) => {
    const made = await chapterTest()
    const attemptApi = attemptClient(client, { ...made, correlationId: undefined })
    const { userPaperId } = await attemptApi.start()
    await db.from('user_courses').where('user_id', made.user.id).delete()
    const outcome = await attemptApi.answers(userPaperId, '?reveal=1')
    assert.include(outcome, { msg: '购买后才能查看答案' })
  })
})
