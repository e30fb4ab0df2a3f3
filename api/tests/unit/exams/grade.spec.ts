import { test } from '@japa/runner'
import { toShownLetters, toStoredLetters, normalizeLetters, lettersOf } from '#exams/questions/answer_text'
import { grade, isPassed, scaledScore } from '#exams/grading/grade'
import { QuestionType } from '#exams/questions/terms'
import { seeded, shuffled } from '#tests/repeat'

const letters = ['A', 'B', 'C', 'D', 'E']

test.group('Grading', () => {
  const cases: [string, string, string | null, boolean][] = [
    ['single', 'A', 'A', true],
    ['single', 'A', 'B', false],
    ['single', 'A', 'ａ', true],
    ['single', 'A', ' a ', true],
    ['single', 'A', 'A,B', false],
    ['single', 'A', '', false],
    ['single', 'A', null, false],
    ['single', '', '', false],
    ['multiple', 'A,C', 'A,C', true],
    ['multiple', 'A,C', 'C,A', true],
    ['multiple', 'A,C', 'CA', true],
    ['multiple', 'A,C', 'Ｃ，Ａ', true],
    ['multiple', 'A,C', 'A、C', true],
    ['multiple', 'A,C', 'A,A,C', true],
    ['multiple', 'A,C', 'A', false],
    ['multiple', 'A,C', 'A,B,C', false],
    ['multiple', 'A,C', 'B,D', false],
    ['multiple', 'C,A', 'A,C', true],
  ]
  for (const [type, keys, answer, isRight] of cases) {
    test(`${type} ${keys || 'without keys'}: ${answer ?? 'nothing'} is ${isRight ? 'right' : 'wrong'}`, ({
      assert,
    }) => {
      const question = { questionType: type as QuestionType, questionKeys: keys, maxTenths: 25 }
      assert.deepEqual(grade(question, answer), { marking: 'auto', answerPass: isRight, scoreTenths: isRight ? 25 : 0 })
    })
  }

  test('written answers wait for marking, missing ones score zero', ({ assert }) => {
    const words = { questionType: QuestionType.AskAnswer, questionKeys: '', maxTenths: 100 }
    const waiting = { marking: 'waiting', answerPass: null, scoreTenths: null }
    assert.deepEqual(grade(words, '先放线，后开挖'), waiting as never)
    const nothing = { marking: 'auto', answerPass: false, scoreTenths: 0 }
    for (const answer of ['', '  ', null]) assert.deepEqual(grade(words, answer), nothing as never)
  })

  test('the order of shown choices does not change the score', ({ assert }) => {
    const random = seeded('choices')
    const some = () => letters.filter(() => random() < 0.5).join(',')
    for (let round = 0; round < 2000; round++) {
      const order = shuffled(letters, random)
      const [keys, meant] = [some(), some()]
      const sent = shuffled(lettersOf(toShownLetters(meant, order)), random).join(',')
      const stored = toStoredLetters(normalizeLetters(sent), order)
      assert.equal(stored, meant)
      const question = { questionType: QuestionType.Multiple, questionKeys: keys, maxTenths: 20 }
      assert.deepEqual(grade(question, stored), grade(question, meant))
      assert.equal(grade(question, stored).answerPass, keys !== '' && keys === meant)
    }
  })

  test('random papers score like a simple grader', ({ assert }) => {
    const random = seeded('papers')
    for (let round = 0; round < 1000; round++) {
      const rows = Array.from({ length: 1 + Math.floor(random() * 30) }, () => ({
        keys: letters[Math.floor(random() * 5)],
        answer: letters[Math.floor(random() * 5)],
        points: Math.floor(random() * 10) / 2,
      }))
      const tenths = rows.map(({ keys, answer, points }) =>
        grade({ questionType: QuestionType.Single, questionKeys: keys, maxTenths: points * 10 }, answer)
      )
      const score = tenths.reduce((sum, { scoreTenths }) => sum + scoreTenths!, 0)
      const total = rows.reduce((sum, { points }) => sum + points, 0)
      const plain = rows.reduce((sum, one) => sum + (one.keys === one.answer ? one.points : 0), 0)
      assert.equal(score, plain * 10)
      const exact = total ? (plain * 1000) / total : 0
      assert.isAtMost(Math.abs(scaledScore(score, total * 10) - exact), 0.5 + 1e-9)
    }
  })

  const scaled: [number, number, number][] = [
    [0, 300, 0],
    [300, 300, 1000],
    [1, 3, 333],
    [2, 3, 667],
    [1, 16, 63],
    [1, 2000, 1],
    [0, 0, 0],
  ]
  for (const [score, total, tenths] of scaled) {
    test(`${score} of ${total} is ${tenths} tenths of a hundred`, ({ assert }) => {
      assert.equal(scaledScore(score, total), tenths)
    })
  }

  test('exactly the pass line passes, a tenth less fails', ({ assert }) => {
    assert.isTrue(isPassed(600, 60))
    assert.isFalse(isPassed(599, 60))
  })
})
