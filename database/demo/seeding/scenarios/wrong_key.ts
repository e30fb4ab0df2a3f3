import type { DemoQuestion } from '../../content/questions/index.js'

/** Questions with a wrong key, which the question statistics of their papers reveal: 1.90 ÷ 2.00 and 9.8 × 10 are C. */
const wrongKeys = [
  { bank: '市政公用工程', begin: '某路基土最大干密度', key: 'B', truth: 'C' },
  { bank: '水利水电工程', begin: '静止水体自由面下 10 m', key: 'B', truth: 'C' },
]

const wrongKeyOf = ({ bank, questionType, text }: DemoQuestion) =>
  questionType === 'single' ? wrongKeys.find((one) => one.bank === bank && text.startsWith(one.begin)) : undefined

/** The key that is stored for a question. */
export function storedKeys(question: DemoQuestion): string[] {
  const wrong = wrongKeyOf(question)
  return wrong ? [wrong.key] : question.keys
}

/** What a learner who knows the answer chooses; the question has its stored keys. */
export function trueKeys(question: DemoQuestion): string[] {
  const wrong = wrongKeyOf(question)
  return wrong ? [wrong.truth] : question.keys
}
