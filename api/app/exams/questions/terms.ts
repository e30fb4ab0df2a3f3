export const QuestionType = {
  Single: 'single',
  Multiple: 'multiple',
  AskAnswer: 'askanswer',
} as const
export type QuestionType = (typeof QuestionType)[keyof typeof QuestionType]
export const QuestionTypeText = {
  single: '单选题',
  multiple: '多选题',
  askanswer: '问答题',
} as const satisfies Record<QuestionType, string>

export const ChoiceLetters = ['A', 'B', 'C', 'D', 'E'] as const
export type ChoiceLetter = (typeof ChoiceLetters)[number]

export interface Choice {
  choiceNo: ChoiceLetter
  /** Rich text. */
  choiceName: string
}

/** Points are given in steps of 0.5 and kept in tenths. */
export const ScoreStep = 0.5
/** A question's name is the beginning of its text. */
export const QuestionNameLength = 50
export const UnshownQuestionName = '内容无法显示'
/** From easy to hard. */
export const Difficulties = [1, 2, 3, 4, 5] as const
