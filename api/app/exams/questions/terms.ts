export * from './imports/terms.js'

export const QuestionType = { Single: 'single', Multiple: 'multiple', AskAnswer: 'askanswer' } as const
export type QuestionType = (typeof QuestionType)[keyof typeof QuestionType]
export const QuestionTypeText = { single: '单选题', multiple: '多选题', askanswer: '问答题' } as const satisfies Record<
  QuestionType,
  string
>

export const ChoiceLetters = ['A', 'B', 'C', 'D', 'E'] as const
export type ChoiceLetter = (typeof ChoiceLetters)[number]

export interface Choice {
  choiceNo: ChoiceLetter
  /** Rich text. */
  choiceName: string
}

/** Points are given in steps of 0.5 and stored in tenths. */
export const ScoreStep = 0.5
export const QuestionNameLength = 50
export const UnshownQuestionName = '内容无法显示'
/** From easy to hard. */
export const Difficulties = [1, 2, 3, 4, 5] as const

export const QuestionLimit = {
  bankName: 50,
  text: 20_000,
  choice: 2_000,
  answer: 20_000,
  score: 100,
  tag: 100,
  clauses: 10,
} as const
export const MinChoices = 2

export const questionMessages = {
  added: '添加成功',
  saved: '保存成功',
  deleted: '删除成功',
  bankName: '请输入题库名称，最多50个字符',
  bankNotEmpty: '题库中还有题目，请先删除题目再删除题库',
  text: '请输入题干',
  type: '请选择题型',
  score: `分值为0到${QuestionLimit.score}，间隔0.5分`,
  choices: '单选题和多选题需要2到5个选项',
  choiceOrder: '选项字母应从A开始依次排列',
  choiceEmpty: '选项内容不能为空',
  singleKey: '单选题有且只有一个答案',
  multipleKeys: '多选题至少有两个答案',
  keyOutside: '答案只能是已有的选项',
  noKeys: '问答题没有选项和选择答案，请填写参考答案',
  changed: '这道题已被其他人修改，请核对后重新保存',
} as const
