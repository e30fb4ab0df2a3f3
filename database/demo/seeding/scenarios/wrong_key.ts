import type { DemoQuestion } from '../../content/questions/index.js'

/** A question with a wrong key: 1.90 ÷ 2.00 is C. The question statistics of its paper reveal it. */
export const wrongKey = { bank: '市政公用工程', key: 'B', truth: 'C' }

export const hasWrongKey = ({ bank, questionType, text }: DemoQuestion) =>
  bank === wrongKey.bank && questionType === 'single' && text.startsWith('某路基土最大干密度')

/** The key that is stored for a question. */
export const storedKeys = (question: DemoQuestion): string[] => (hasWrongKey(question) ? [wrongKey.key] : question.keys)
