import db from '@adonisjs/lucid/services/db'

/** A naive recount of all answers, which the statistics must equal. */
export async function recountItems(paperId: number) {
  const attempts = await db.from('user_papers').where('paper_id', paperId)
  const gradedAttempts = attempts.filter(({ mode, state }) => mode === 'test' && state === 'graded')
  gradedAttempts.sort((one, other) => other.user_score_tenths - one.user_score_tenths || one.id - other.id)
  const groupSize = Math.round(gradedAttempts.length * 0.27)
  const upper = gradedAttempts.slice(0, groupSize).map(({ id }) => id)
  const lower = gradedAttempts.slice(gradedAttempts.length - groupSize).map(({ id }) => id)

  const found = new Map<string, PlainItem>()
  for (const { id } of gradedAttempts) {
    for (const answer of await db.from('paper_answers').where('user_paper_id', id)) {
      const version = await db.from('question_versions').where('id', answer.question_version_id)
      const key = `${answer.question_id} ${version[0].question_keys}`
      const item = found.get(key) ?? ({ answers: [], keys: version[0].question_keys } as PlainItem)
      found.set(key, item)
      item.answers.push({
        isUpper: upper.includes(id),
        isLower: lower.includes(id),
        share: answer.score_tenths / answer.max_tenths,
        letters: (answer.answer ?? '').split(','),
        seconds: answer.spent_seconds,
      })
    }
  }
  return new Map([...found].map(([key, item]) => [key, statsOf(item)]))
}

interface PlainItem {
  keys: string
  answers: { isUpper: boolean; isLower: boolean; share: number; letters: string[]; seconds: number }[]
}

function statsOf({ answers, keys }: PlainItem) {
  const mean = (some: PlainItem['answers']) => some.reduce((sum, { share }) => sum + share, 0) / some.length
  const upper = answers.filter(({ isUpper }) => isUpper)
  const lower = answers.filter(({ isLower }) => isLower)
  const seconds = answers.map((one) => one.seconds).filter((one) => one > 0)
  seconds.sort((one, other) => one - other)
  const isEnough = answers.length >= 30
  const chosen = (some: PlainItem['answers'], letter: string) =>
    some.filter(({ letters }) => letters.includes(letter)).length
  return {
    sat: answers.length,
    rightRate: isEnough ? Math.round(mean(answers) * 1000) / 10 : null,
    discrimination:
      isEnough && upper.length >= 8 && lower.length >= 8
        ? Math.round((mean(upper) - mean(lower)) * 100) / 100 + 0
        : null,
    timed: seconds.length,
    medianSeconds: seconds.length >= 30 ? seconds[Math.ceil(seconds.length / 2) - 1] : null,
    letters: (keys === '' ? [] : ['A', 'B', 'C', 'D']).map((letter) => ({
      letter,
      isKey: keys.split(',').includes(letter),
      all: chosen(answers, letter),
      upper: chosen(upper, letter),
      lower: chosen(lower, letter),
    })),
  }
}
