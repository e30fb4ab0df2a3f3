import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { setClock } from '#core/time'
import SubmitOverdueAttemptsJob from '#exams/attempts/submit_overdue_attempts_job'
import { createUser } from '#tests/factories/accounts'
import { chapterTest, question, questions } from '#tests/factories/exams'
import { frozenClock } from '#tests/factories/learning'
import { attemptClient } from './attempt_client.js'

test.group('Attempts', (group) => {
  group.tap((test) => test.tags(['@engine']))
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock = frozenClock()
  })
  group.each.teardown(() => setClock(null))

  test('a learner takes a paper from the start to the result', async ({ client, assert }) => {
    const fixture = await chapterTest()
    const attemptApi = attemptClient(client, fixture)
    const before = await attemptApi.open()
    assert.include(before, { code: '200', mode: 'test', startObstacle: null, userPaper: null })
    assert.lengthOf(before.questions, 4)

    const { userPaperId, questions: examQuestions, passLine } = await attemptApi.start()
    assert.equal(passLine, 60)
    for (const [at, { questionId }] of examQuestions.entries()) {
      const saved = await attemptApi.save(userPaperId, questionId, at === 3 ? 'B' : 'A')
      assert.include(saved, { code: '200', answerPass: null, answerScore: null })
      assert.include(saved.answers[0], { saved: true, rev: 1, savedAt: '2026-05-04 10:00:00' })
    }
    assert.include(await attemptApi.submit(userPaperId), {
      state: 'graded',
      userScore: 75,
      userPass: 1,
      submittedBy: 'learner',
    })
    const result = await attemptApi.answers(userPaperId)
    assert.isTrue(result.keysShown)
    assert.deepEqual(
      result.answers.map(
        (row: {
          answer: string | null
          answerPass: number | null
          answerScore: number | null
          questionKey: string | null
        }) => [row.answer, row.answerPass, row.answerScore, row.questionKey]
      ),
      [
        ['A', 1, 2, 'A'],
        ['A', 1, 2, 'A'],
        ['A', 1, 2, 'A'],
        ['B', 0, 0, 'A'],
      ]
    )
    assert.equal((await attemptApi.open()).userPapers[0].userScore, 75)
  })

  test('a second submission returns the same result', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest())
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    await attemptApi.save(userPaperId, examQuestions[0].questionId, 'A')
    const first = await attemptApi.submit(userPaperId)
    clock.advance(60)
    assert.deepEqual(await attemptApi.submit(userPaperId), first)
    assert.equal(first.userScore, 25)
  })

  test('a repeated operation saves once', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest())
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    const send = () => attemptApi.save(userPaperId, examQuestions[0].questionId, 'A', { rev: 0, clientOpId: 'op-1' })
    assert.include((await send()).answers[0], { saved: true, rev: 1 })
    assert.include((await send()).answers[0], { saved: true, rev: 1 })
  })

  test('a stale tab gets the newer answer', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest())
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    const { questionId } = examQuestions[0]
    await attemptApi.save(userPaperId, questionId, 'B', { rev: 0, clientOpId: 'tab-2' })
    const stale = await attemptApi.save(userPaperId, questionId, 'C', { rev: 0, clientOpId: 'tab-1' })
    assert.include(stale.answers[0], { saved: false, rev: 1, stored: 'B' })
    const [row] = await db.from('paper_answers').where('question_id', questionId)
    assert.include(row, { answer: 'B', rev: 1 })
  })

  test('several answers are saved in one request', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest({ questions: await questions(5) }))
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    const saved = await attemptApi.saveAll(
      userPaperId,
      examQuestions.map(({ questionId }: { questionId: number }) => ({ questionId, answer: 'A', rev: 0 }))
    )
    assert.lengthOf(saved.answers, 5)
    assert.equal((await attemptApi.submit(userPaperId)).userScore, 100)
  })

  test('answers to shuffled choices are stored in the original order', async ({ client, assert }) => {
    const examQuestions = [
      await question({ type: 'multiple', keys: 'A,C', letters: 'ABCDE' }),
      await question({ keys: 'D' }),
    ]
    const row = { shuffle_questions: true, shuffle_choices: true }
    const fixture = await chapterTest({ questions: examQuestions, row })
    const attemptApi = attemptClient(client, fixture)
    const { userPaperId, questions: shown } = await attemptApi.start()
    const lettersFor = (one: { choices: { choiceNo: string; choiceName: string }[] }, texts: string[]) =>
      one.choices
        .filter(({ choiceName }) => texts.some((text) => choiceName.includes(`选项${text}`)))
        .map(({ choiceNo }) => choiceNo)
    for (const one of shown) {
      const texts = one.questionType === 'multiple' ? ['A', 'C'] : ['D']
      await attemptApi.save(userPaperId, one.questionId, lettersFor(one, texts).join(','))
    }
    assert.include(await attemptApi.submit(userPaperId), { userScore: 100 })
    const stored = await db.from('paper_answers').orderBy('question_id').select('answer')
    assert.deepEqual(
      stored.map(({ answer }) => answer),
      ['A,C', 'D']
    )
    const result = await attemptApi.answers(userPaperId)
    for (const answer of result.answers) assert.equal(answer.answer, answer.questionKeys.join(','))
  })

  const refusedAnswers: [string, string][] = [
    ['E', '答案只能是题目中的选项'],
    ['1', '答案只能是题目中的选项'],
    ['A,B', '单选题只能选择一个选项'],
  ]
  for (const [answer, msg] of refusedAnswers) {
    test(`answer ${answer} to a single choice is rejected`, async ({ client, assert }) => {
      const attemptApi = attemptClient(client, await chapterTest())
      const { userPaperId, questions: examQuestions } = await attemptApi.start()
      const refused = await attemptApi.save(userPaperId, examQuestions[0].questionId, answer)
      assert.include(refused, { code: 'error', msg })
      assert.equal(refused.errors[0].field, 'answer')
    })
  }

  test('a submitted attempt rejects answers', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest())
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    await attemptApi.submit(userPaperId)
    const late = await attemptApi.save(userPaperId, examQuestions[0].questionId, 'A')
    assert.include(late, { code: 'submitted', msg: '已经交卷，答案不能再修改' })
  })

  test('the server’s clock ends a test', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest({ row: { limit_minutes: 30 } }))
    const { userPaperId, questions: examQuestions, secondsLeft } = await attemptApi.start()
    assert.equal(secondsLeft, 1800)
    clock.advance(1799)
    const saved = await attemptApi.save(userPaperId, examQuestions[0].questionId, 'A')
    assert.equal(saved.secondsLeft, 1)
    clock.advance(5)
    const grace = await attemptApi.save(userPaperId, examQuestions[1].questionId, 'A')
    assert.include(grace.answers[0], { saved: true, savedAt: '2026-05-04 10:30:00' })
    clock.advance(3)
    const late = await attemptApi.save(userPaperId, examQuestions[2].questionId, 'A')
    assert.include(late, { code: 'time-over', msg: '考试时间已到，答案不能再修改' })

    await new SubmitOverdueAttemptsJob().execute()
    const [attempt] = await db.from('user_papers').where('id', userPaperId)
    assert.include(attempt, {
      state: 'graded',
      submitted_by: 'deadline',
      user_score_tenths: 500,
      submitted_at: '2026-05-04 02:30:00',
    })
  })

  test('a learner who returns too late gets the result', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest({ row: { limit_minutes: 30 } }))
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    await attemptApi.save(userPaperId, examQuestions[0].questionId, 'A')
    clock.advance(4000)
    const page = await attemptApi.open()
    assert.isNull(page.userPaper)
    assert.include(page.userPapers[0], { userPaperId, state: 'graded', userScore: 25 })
  })

  test('the closing time shortens the time limit', async ({ client, assert }) => {
    const row = { limit_minutes: 60, closes_at: '2026-05-04 02:20:00' }
    const attemptApi = attemptClient(client, await chapterTest({ row }))
    assert.equal((await attemptApi.start()).secondsLeft, 1200)
  })

  const times: [Record<string, string>, string][] = [
    [{ opens_at: '2026-05-04 03:00:00' }, '考试将于2026-05-04 11:00开放'],
    [{ last_entry_at: '2026-05-04 01:59:59' }, '已过最晚进入时间，不能开始测试'],
    [{ closes_at: '2026-05-04 02:00:00' }, '考试已经结束'],
  ]
  for (const [row, msg] of times) {
    test(`a start is rejected with: ${msg}`, async ({ client, assert }) => {
      const attemptApi = attemptClient(client, await chapterTest({ row }))
      assert.include(await attemptApi.start(), { code: 'not-yet', msg })
      const page = await attemptApi.open()
      assert.equal(page.startObstacle, msg)
      assert.deepEqual(page.questions, [])
    })
  }

  test('the number of attempts is limited by the paper', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest({ row: { max_attempts: 2 } }))
    const first = await attemptApi.start()
    await attemptApi.reset(first.userPaperId)
    const second = await attemptApi.start()
    assert.equal(second.attemptNo, 2)
    await attemptApi.submit(second.userPaperId)
    assert.include(await attemptApi.start(), { code: 'no-attempts-left', msg: '该试卷的测试次数已用完' })
  })

  test('a user can start ten tests an hour', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest())
    for (let count = 0; count < 10; count++) {
      await attemptApi.reset((await attemptApi.start()).userPaperId)
      if (count % 4 === 3) clock.advance(61)
    }
    assert.include(await attemptApi.start(), { code: 'too-often' })
    clock.advance(3600)
    assert.include(await attemptApi.start(), { code: '200', attemptNo: 11 })
  })

  test('a reset attempt stays and rejects answers', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest())
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    assert.include(await attemptApi.reset(userPaperId), { code: '200' })
    const late = await attemptApi.save(userPaperId, examQuestions[0].questionId, 'A')
    assert.include(late, { code: 'voided' })
    assert.include(await attemptApi.submit(userPaperId), { code: 'voided' })
    assert.lengthOf(await db.from('user_papers'), 1)
  })

  test('text answers wait for marking, and no score is returned', async ({ client, assert }) => {
    const examQuestions = [await question(), await question({ type: 'askanswer' })]
    const attemptApi = attemptClient(client, await chapterTest({ questions: examQuestions }))
    const { userPaperId } = await attemptApi.start()
    await attemptApi.save(userPaperId, examQuestions[0].questionId, 'A')
    await attemptApi.save(userPaperId, examQuestions[1].questionId, ' 先放线 ')
    const outcome = await attemptApi.submit(userPaperId)
    assert.include(outcome, { state: 'reviewing', userScore: null, userPass: null })
    const [row] = await db.from('paper_answers').where('question_id', examQuestions[1].questionId)
    assert.include(row, { marking: 'waiting', score_tenths: null, answer: '先放线' })
  })

  test('an edited paper changes only later attempts', async ({ client, assert }) => {
    const fixture = await chapterTest()
    const attemptApi = attemptClient(client, fixture)
    const { userPaperId } = await attemptApi.start()
    await db.from('paper_questions').where('question_id', fixture.questions[0].questionId).delete()
    const page = await attemptApi.open()
    assert.lengthOf(page.questions, 4)
    await attemptApi.submit(userPaperId)
    assert.lengthOf((await attemptApi.start()).questions, 3)
  })

  test('a paper without questions cannot be started', async ({ client, assert }) => {
    const attemptApi = attemptClient(client, await chapterTest({ questions: [] }))
    assert.include(await attemptApi.start(), { msg: '未维护测试试题' })
  })

  test('another user’s attempt is missing, with the same bytes', async ({ client, assert }) => {
    const fixture = await chapterTest()
    const own = attemptClient(client, fixture)
    const { userPaperId, questions: examQuestions } = await own.start()
    const { token } = await createUser()
    const attemptApi = attemptClient(client, { ...fixture, token })
    const { questionId } = examQuestions[0]
    const pairs = [
      [await attemptApi.answers(userPaperId), await attemptApi.answers(987654)],
      [await attemptApi.submit(userPaperId), await attemptApi.submit(987654)],
      [await attemptApi.reset(userPaperId), await attemptApi.reset(987654)],
      [await attemptApi.save(userPaperId, questionId, 'A'), await attemptApi.save(987654, questionId, 'A')],
    ]
    for (const [foreign, missing] of pairs) {
      assert.equal(foreign.status, 404)
      assert.equal(foreign.text, missing.text)
    }
    assert.equal((await own.answers(userPaperId)).state, 'in_progress')
  })
})
