/**
 * A question of the demo banks, with the fields of docs/product.md 11.1: answer letters A to E, scores in steps of 0.5,
 * three types.
 */
export interface DemoQuestion {
  key: string
  bank: BankName
  subject: 'jzgc' | 'szgc' | 'slsd' | null
  questionType: 'single' | 'multiple' | 'askanswer'
  text: string
  /** Alt text of the drawing `media/questions/<key>.jpg` below the text. */
  figure?: string
  /** Position 0 is letter A; empty for askanswer. */
  choices: string[]
  /** Letters in ascending order; empty for askanswer. */
  keys: string[]
  score: number
  analysis: string
  /** Reference answer, askanswer only. */
  answer?: string
}

export type BankName = '造价工程' | '建筑工程' | '市政公用工程' | '水利水电工程' | '安全与法规'

/**
 * Builders for the three question types. Scores follow the type: 1 for single choice, 2 for multiple choice, 10 for a
 * worked answer.
 */
export function bankOf(bank: BankName, subject: DemoQuestion['subject'], prefix: string) {
  const keyOf = (form: string, no: number) => `${prefix}-${form}${String(no).padStart(2, '0')}`

  return {
    single: (no: number, text: string, choices: string[], key: string, analysis: string) =>
      ({
        key: keyOf('s', no),
        bank,
        subject,
        questionType: 'single',
        text,
        choices,
        keys: [key],
        score: 1,
        analysis,
      }) satisfies DemoQuestion,

    multiple: (no: number, text: string, choices: string[], keys: string, analysis: string) =>
      ({
        key: keyOf('m', no),
        bank,
        subject,
        questionType: 'multiple',
        text,
        choices,
        keys: [...keys],
        score: 2,
        analysis,
      }) satisfies DemoQuestion,

    ask: (no: number, text: string, answer: string, analysis: string) =>
      ({
        key: keyOf('q', no),
        bank,
        subject,
        questionType: 'askanswer',
        text,
        choices: [],
        keys: [],
        score: 10,
        analysis,
        answer,
      }) satisfies DemoQuestion,
  }
}
