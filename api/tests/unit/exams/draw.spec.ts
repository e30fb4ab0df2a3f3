import { test } from '@japa/runner'
import fc from 'fast-check'
import { draw, type Drawable } from '#exams/papers/draw'
import type { DrawRule } from '#exams/papers/terms'

const question = (questionId: number, facts: Partial<Drawable> = {}): Drawable => ({
  questionId,
  questionBankId: 1,
  questionType: 'single',
  difficulty: null,
  subjectCode: null,
  chapterName: null,
  knowledgePoint: null,
  ...facts,
})
const rule = (count: number, facts: Partial<DrawRule> = {}): DrawRule => ({
  questionBankIds: [1],
  questionType: 'single',
  count,
  difficulty: null,
  subjectCode: null,
  chapterName: null,
  knowledgePoint: null,
  ...facts,
})

const anyPool = fc
  .array(fc.record({ difficulty: fc.constantFrom(1, 2, 3), bank: fc.constantFrom(1, 2) }), { maxLength: 20 })
  .map((facts) => facts.map(({ difficulty, bank }, at) => question(at + 1, { difficulty, questionBankId: bank })))
const anyRules = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: 5 }),
    difficulty: fc.constantFrom(null, 1, 2, 3),
    banks: fc.constantFrom([1], [2], [1, 2]),
  }),
  { minLength: 1, maxLength: 4 }
)

/** The maximum number of places that any selection can fill, by Hall's theorem. */
function mostPlaces(pool: Drawable[], rules: DrawRule[]): number {
  const total = rules.reduce((sum, { count }) => sum + count, 0)
  let worst = 0
  for (let subset = 1; subset < 1 << rules.length; subset++) {
    const some = rules.filter((_rule, at) => subset & (1 << at))
    const fitting = pool.filter((one) =>
      some.some(
        ({ difficulty, questionBankIds }) =>
          questionBankIds.includes(one.questionBankId) && (difficulty === null || difficulty === one.difficulty)
      )
    )
    const places = some.reduce((sum, { count }) => sum + count, 0)
    worst = Math.max(worst, places - fitting.length)
  }
  return total - worst
}

test.group('Question draw', () => {
  test('each rule gets the requested number of each kind', ({ assert }) => {
    const pool = [
      question(1),
      question(2, { questionType: 'multiple' }),
      question(3, { questionBankId: 2 }),
      question(4, { knowledgePoint: '脚手架', difficulty: 3 }),
    ]
    const drawn = (...rules: DrawRule[]) => draw(pool, rules, 7).questionIds

    assert.deepEqual(drawn(rule(1, { questionType: 'multiple' })), [2])
    assert.deepEqual(drawn(rule(1, { questionBankIds: [2] })), [3])
    assert.deepEqual(drawn(rule(1, { knowledgePoint: '脚手架', difficulty: 3 })), [4])
    assert.sameMembers(drawn(rule(2)), [1, 4])
  })

  test('a lenient rule leaves a strict one its only question', ({ assert }) => {
    const pool = [question(1, { difficulty: 3 }), question(2)]
    for (let seed = 0; seed < 20; seed++) {
      const { questionIds, missing } = draw(pool, [rule(1), rule(1, { difficulty: 3 })], seed)
      assert.deepEqual(questionIds, [2, 1])
      assert.deepEqual(missing, [0, 0])
    }
  })

  test('each rule reports how many questions it lacks', ({ assert }) => {
    const pool = [question(1), question(2)]
    const { questionIds, missing } = draw(pool, [rule(1), rule(3, { difficulty: 5 })], 1)
    assert.lengthOf(questionIds, 1)
    assert.deepEqual(missing, [0, 3])
  })

  test('the same seed draws the same questions, another one differs', ({ assert }) => {
    const pool = Array.from({ length: 50 }, (_, at) => question(at + 1))
    const drawn = (seed: number) => draw(pool, [rule(10)], seed).questionIds.join()
    assert.equal(drawn(1), drawn(1))
    assert.isAbove(new Set([1, 2, 3, 4].map(drawn)).size, 1)
  })

  test('every question has the same chance', ({ assert }) => {
    const pool = Array.from({ length: 10 }, (_, at) => question(at + 1))
    const times = new Map<number, number>()
    for (let seed = 0; seed < 4000; seed++) {
      for (const id of draw(pool, [rule(3)], seed).questionIds) times.set(id, (times.get(id) ?? 0) + 1)
    }
    for (const count of times.values()) assert.closeTo(count, 1200, 150)
  })

  test('no question is drawn twice and rules are filled maximally', ({ assert }) => {
    fc.assert(
      fc.property(anyPool, anyRules, fc.nat(), (pool, total, seed) => {
        const rules = total.map(({ count, difficulty, banks }) =>
          rule(count, { difficulty, questionBankIds: [...banks] })
        )
        const { questionIds, missing } = draw(pool, rules, seed)
        const places = rules.reduce((sum, { count }) => sum + count, 0)
        assert.lengthOf(new Set(questionIds), questionIds.length)
        assert.equal(places - missing.reduce((sum, one) => sum + one, 0), questionIds.length)
        assert.equal(questionIds.length, mostPlaces(pool, rules))
      })
    )
  })
})
