/** One number of the answer sheet. */
export interface SheetMark {
  no: number
  questionId: number
  isAnswered: boolean
  isMarked: boolean
  /** Null until the grade may be shown. */
  isRight: boolean | null
}

interface GradedQuestion {
  questionId: number
  answerPass?: boolean | null
}

/** @param answers by question, empty for none */
export function answerSheet(
  questions: readonly GradedQuestion[],
  answers: ReadonlyMap<number, string>,
  marked: ReadonlySet<number>
): SheetMark[] {
  return questions.map(({ questionId, answerPass = null }, at) => ({
    no: at + 1,
    questionId,
    isRight: answerPass,
    isAnswered: isAnswered(answers.get(questionId)),
    isMarked: marked.has(questionId),
  }))
}

export const isAnswered = (answer: string | undefined) => (answer ?? '').trim() !== ''

export const countUnanswered = (sheet: readonly SheetMark[]) => sheet.filter((mark) => !mark.isAnswered).length

/** 第 3 题，已答，已标记 */
export function sheetLabel({ no, isAnswered: answered, isMarked, isRight }: SheetMark): string {
  const gradeText = isRight === null ? (answered ? '已答' : '未答') : isRight ? '正确' : '错误'
  return [`第 ${no} 题`, gradeText, ...(isMarked ? ['已标记'] : [])].join('，')
}

/** Letters of a multiple choice after toggling one, in their order. */
export function toggleLetter(answer: string, letter: string): string {
  const letters = new Set(answer.split(',').filter(Boolean))
  if (!letters.delete(letter)) letters.add(letter)
  return [...letters].sort().join(',')
}
