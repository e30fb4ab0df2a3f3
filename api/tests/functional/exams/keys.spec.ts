import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { setClock } from '#core/time'
import { forgetVersions } from '#exams/questions/version_cache'
import { chapterTest, examPaper, question } from '#tests/factories/exams'
import { stoppedClock } from '#tests/factories/learning'
import { sittingRoom } from './sitting_room.js'

const secrets =
  /questionKeys?|answerPass|answerScore|referenceAnswer|explanation|userScore|userPass/i

/** Names of fields that tell something, at whatever depth they hold more than nothing. */
function secretFields(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const isEmpty = inner === null || (Array.isArray(inner) && inner.length === 0)
    const own = secrets.test(name) && !isEmpty ? [`${path}.${name}`] : []
    return [...own, ...secretFields(inner, `${path}.${name}`)]
  })
}

const visitor = ''

test.group('Keys of an open test', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => void stoppedClock())
  group.each.teardown(() => setClock(null))

  const scene = () => sceneWith(['A', 'B,D'])

  async function sceneWith([single, multiple]: string[]) {
    const asked = [
      await question({ keys: single, explanation: `<p>因为${single}</p>` }),
      await question({ type: 'multiple', keys: multiple }),
      await question({ type: 'askanswer' }),
    ]
    const made = await chapterTest({ questions: asked })
    await db.table('daily_questions').insert({
      ...{ day: '2026-05-04', question_version_id: asked[0].versionId },
      created_at: '2026-05-03 16:00:00',
    })
    return made
  }

  /** Everything a learner is told while the test is open, with each header that is not of the moment. */
  async function walk(client: ApiClient, made: Awaited<ReturnType<typeof scene>>) {
    const outcome: {
      path: string
      status: number
      headers: Record<string, unknown>
      text: string
      body: any
    }[] = []
    const call = async (method: string, path: string, body?: object, token?: string) => {
      const request = client.request(path, method)
      if (token !== visitor) request.header('Authorization', token ?? made.token)
      if (body) request.json(body)
      const answer = await request
      const headers = { ...answer.headers(), 'x-request-id': '', 'date': '' }
      outcome.push({
        path,
        status: answer.status(),
        headers,
        text: answer.text(),
        body: answer.body(),
      })
      return answer.body()
    }
    const { paperId, correlationId, courseId } = made
    const page = `/api/user/papers/paperId/${paperId}`
    await call('GET', `${page}?correlationId=${correlationId}`)
    const { userPaperId } = await call('POST', '/api/user/papers', { paperId, correlationId })
    await call('GET', `${page}?correlationId=${correlationId}`)
    for (const { questionId } of made.questions) {
      const save = { userPaperId, paperId, questionId, answer: 'A' }
      await call('POST', '/api/user/paper-answers', save)
      await call('POST', `/api/user/error-questions?questionId=${questionId}`)
    }
    await call('POST', '/api/user/paper-answers', {
      ...{ userPaperId, paperId },
      answers: [{ questionId: made.questions[1].questionId, answer: 'B,D' }],
    })
    await call('GET', `/api/user/papers/${userPaperId}/paper-answers`)
    await call('GET', `/api/user/papers/${userPaperId}/paper-answers?reveal=1`)

    // The ways around: practice of the same questions, the bank, the question of the day, the course.
    const practice = await call('POST', '/api/user/papers', { paperId })
    for (const { questionId } of made.questions) {
      const save = { userPaperId: practice.userPaperId, paperId, questionId, answer: 'A' }
      await call('POST', '/api/user/paper-answers', save)
    }
    await call('GET', `/api/user/papers/${practice.userPaperId}/paper-answers?reveal=1`)
    await call('GET', '/api/user/error-questions')
    await call('GET', '/api/user/error-questions?reveal=1')
    const { questionId } = made.questions[0]
    for (const reader of [made.token, visitor]) {
      await call('GET', '/api/public/today-question', undefined, reader)
      const today = { questionId, answer: 'A' }
      await call('POST', '/api/public/today-question/answer', today, reader)
    }
    await call('POST', '/api/user/exam-plan', { examDate: '2026-08-01', perDay: 20 })
    await call('GET', '/api/user/exam-plan')
    await call('GET', '/api/user/exam-plan/questions')
    await call('POST', '/api/user/exam-plan/answers', { questionId, answer: 'A' })
    await call('GET', '/api/user/transcript')
    await call('GET', '/api/user/courses')
    await call('GET', '/api/user/edu/subject-papers')
    await call('GET', `/api/public/courses?keyword=${encodeURIComponent('第')}`)
    await call('GET', `/api/public/courses/${courseId}`)
    await call('GET', `/api/public/courses/${courseId}/chapters`)
    await call('GET', `/api/public/courses/${courseId}/published-chapters`)
    return outcome
  }

  test('no response tells anything', async ({ client, assert }) => {
    for (const { path, body } of await walk(client, await scene())) {
      assert.deepEqual(secretFields(body), [], path)
    }
  })

  /** As long as before: numbers of rows that each run makes anew are the only difference. */
  const withoutNewIds = (text: string) => text.replace(/"(userPaperId|id)":\d+/g, '"$1":0')

  test('two papers with other keys answer the same bytes', async ({ client, assert }) => {
    const made = await scene()
    const [single, multiple] = made.questions
    const runs: Awaited<ReturnType<typeof walk>>[] = []
    for (const keys of [
      ['A', 'B,D'],
      ['C', 'A,B'],
    ]) {
      for (const [index, { versionId }] of [single, multiple].entries()) {
        const explanation = `<p>${keys[index].repeat(40)}</p>`
        const contents = { question_keys: keys[index], explanation }
        await db.from('question_versions').where('id', versionId).update(contents)
      }
      forgetVersions()
      runs.push(await walk(client, made))
      for (const table of ['paper_answers', 'user_papers', 'exam_plans']) {
        await db.from(table).delete()
      }
    }

    const [one, other] = runs
    assert.equal(one.length, other.length)
    for (const [at, { path, text, status, headers }] of one.entries()) {
      const twin = other[at]
      assert.equal(withoutNewIds(text), withoutNewIds(twin.text), path)
      assert.equal(status, twin.status, path)
      const { etag, 'content-length': length, ...rest } = headers
      const { 'etag': twinEtag, 'content-length': twinLength, ...twinRest } = twin.headers
      assert.deepEqual(rest, twinRest, path)
      assert.equal(Number(length), Buffer.byteLength(text), path)
      if (text === twin.text) assert.deepEqual([etag, length], [twinEtag, twinLength], path)
    }
  })

  test('one attempt answers the same bytes to right and wrong', async ({ client, assert }) => {
    const made = await scene()
    const room = sittingRoom(client, made)
    const { userPaperId } = await room.start()
    const { questionId } = made.questions[0]
    const texts: string[] = []
    for (const answer of ['A', 'B', 'C', 'D']) {
      texts.push((await room.save(userPaperId, questionId, answer)).text)
      await db.from('paper_answers').where('question_id', questionId).update({ rev: 0 })
    }
    assert.lengthOf([...new Set(texts)], 1)
  })

  test('a paper that never shows keys tells the score only', async ({ client, assert }) => {
    const asked = [await question({ keys: 'C' }), await question()]
    const made = await chapterTest({ questions: asked, row: { keys_shown: 'never' } })
    const room = sittingRoom(client, made)
    const { userPaperId } = await room.start()
    await room.save(userPaperId, asked[0].questionId, 'A')
    assert.include(await room.handIn(userPaperId), { userScore: 0, userPass: 0 })
    const result = await room.answers(userPaperId)
    assert.include(result, { keysShown: false, keysHiddenText: '该试卷不公布答案' })
    assert.deepEqual(secretFields(result.answers), [])
    assert.include(await room.answers(userPaperId, '?reveal=1'), { code: 'keys-withheld' })

    const practice = sittingRoom(client, { ...made, correlationId: undefined })
    assert.include(await practice.start(), { msg: '该试卷不提供练习' })
    const bank = await room.call('GET', 'error-questions?reveal=1')
    assert.deepEqual(bank.errorQuestions, [])
  })

  test('keys wait for the closing where the paper says so', async ({ client, assert }) => {
    const clock = stoppedClock()
    const row = { keys_shown: 'closed', closes_at: '2026-05-04 03:00:00' }
    const room = sittingRoom(client, await chapterTest({ row }))
    const { userPaperId } = await room.start()
    await room.handIn(userPaperId)
    assert.include(await room.answers(userPaperId), { keysHiddenText: '考试结束后公布答案' })
    clock.advance(3600)
    assert.isTrue((await room.answers(userPaperId)).keysShown)
  })

  test('practice elsewhere does not tell what a silent paper asks', async ({ client, assert }) => {
    const asked = [await question({ keys: 'C' })]
    const made = await chapterTest({ questions: asked })
    await examPaper({ subject: 'kygc', questions: asked, row: { keys_shown: 'never' } })
    const room = sittingRoom(client, { ...made, correlationId: undefined })
    const { userPaperId } = await room.start()
    const saved = await room.save(userPaperId, asked[0].questionId, 'C')
    assert.include(saved, { answerPass: null, answerScore: null })
    const revealed = await room.answers(userPaperId, '?reveal=1')
    assert.deepEqual(secretFields(revealed.answers), [])
  })
})

test.group('Practice', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('tells right from wrong at once, and keys when asked', async ({ client, assert }) => {
    const room = sittingRoom(client, { ...(await chapterTest()), correlationId: undefined })
    const { userPaperId, questions: asked, mode } = await room.start()
    assert.equal(mode, 'practice')
    const { questionId } = asked[0]
    assert.include(await room.save(userPaperId, questionId, 'B'), { answerPass: 0, answerScore: 0 })
    assert.include(await room.save(userPaperId, questionId, 'A'), { answerPass: 1, answerScore: 2 })
    const unasked = await room.answers(userPaperId)
    assert.isFalse(unasked.keysShown)
    const asking = await room.answers(userPaperId, '?reveal=1')
    assert.include(asking.answers[0], { questionKey: 'A', explanation: '<p>解析</p>' })
  })

  test('keys need the course', async ({ client, assert }) => {
    const made = await chapterTest()
    const room = sittingRoom(client, { ...made, correlationId: undefined })
    const { userPaperId } = await room.start()
    await db.from('user_courses').where('user_id', made.user.id).delete()
    const outcome = await room.answers(userPaperId, '?reveal=1')
    assert.include(outcome, { msg: '购买后才能查看答案' })
  })
})
