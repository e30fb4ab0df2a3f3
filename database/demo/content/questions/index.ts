import { buildingQuestions } from './building.js'
import { costQuestions } from './cost.js'
import { municipalQuestions } from './municipal.js'
import type { DemoQuestion } from './question.js'
import { safetyQuestions } from './safety.js'
import { waterQuestions } from './water.js'

export type { BankName, DemoQuestion } from './question.js'

/** The five demo question banks: 200 questions, 24 single, 12 multiple and 4 worked each. */
export const questions: DemoQuestion[] = [
  ...costQuestions,
  ...buildingQuestions,
  ...municipalQuestions,
  ...waterQuestions,
  ...safetyQuestions,
]

const letters = 'ABCDE'
const choiceCount = { single: 4, multiple: 5, askanswer: 0 }

function errorsOf(question: DemoQuestion): string[] {
  const { questionType, choices, keys } = question
  const offered = letters.slice(0, choices.length)
  const errors: string[] = []

  if (choices.length !== choiceCount[questionType]) errors.push('wrong number of choices')
  if (new Set(choices).size !== choices.length) errors.push('a choice is repeated')
  if (!keys.every((key) => offered.includes(key))) errors.push('a key is not offered')
  if ([...new Set(keys)].sort().join() !== keys.join()) errors.push('keys are not ascending')
  if (questionType === 'single' && keys.length !== 1) errors.push('single needs one key')
  if (questionType === 'multiple' && (keys.length < 2 || keys.length > 4))
    errors.push('multiple needs two to four keys')
  if (questionType === 'askanswer' && !question.answer) errors.push('no reference answer')
  if (question.score <= 0 || (question.score * 2) % 1 !== 0) errors.push('score not in halves')
  if (!question.text || !question.analysis) errors.push('text or analysis is empty')

  return errors.map((fault) => `${question.key}: ${fault}`)
}

/** Error messages about the format of the banks; empty when it is valid. */
export function checkQuestions(): string[] {
  const errors = questions.flatMap(errorsOf)
  const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

  errors.push(...repeated(questions.map((question) => question.key)).map((k) => `${k}: key twice`))
  errors.push(...repeated(questions.map((question) => question.text)).map((t) => `${t}: twice`))
  if (questions.length < 200) errors.push(`only ${questions.length} questions`)

  return errors
}
