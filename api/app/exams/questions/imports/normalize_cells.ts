import { normalizeWidth } from '#core/shared_rules'
import { judgementOf, keyLetters, markAt, typeOf } from '#exams/questions/imports/vocabulary'
import { ChoiceLetters, importWarnings, QuestionTypeText, type ImportCells } from '#exams/questions/terms'

/** The same spelling for all sources: types of ours, choices without their marks, and what was changed for that. */
export function normalizeCells(given: ImportCells): { cells: ImportCells; notes: string[] } {
  const cells = { ...given }
  const notes = withoutMarks(cells)
  const type = typeOf(cells.questionType)
  if (type === 'judgement') notes.push(...asSingleChoice(cells))
  else if (type === 'choice') {
    const isMultiple = (keyLetters(cells.answer)?.length ?? 0) > 1
    cells.questionType = isMultiple ? QuestionTypeText.multiple : QuestionTypeText.single
    notes.push(importWarnings.typeByKeys(cells.questionType))
  } else if (type) cells.questionType = QuestionTypeText[type]
  if (type === 'askanswer' && !cells.answer.trim()) notes.push(importWarnings.noAnswer)
  if (hasChoiceLines(cells.questionText)) notes.push(importWarnings.choicesInText)
  return { cells, notes }
}

/** `A. 3 m` in the column A. */
function withoutMarks(cells: ImportCells): string[] {
  const filled = ChoiceLetters.filter((letter) => cells[letter])
  const ends = filled.map((letter) => {
    const mark = markAt(normalizeWidth(cells[letter]))
    return mark?.letter === letter && mark.style !== 'circled' ? mark.end : 0
  })
  if (filled.length < 2 || ends.includes(0)) return []
  for (const [at, letter] of filled.entries()) cells[letter] = cells[letter].slice(ends[at]).trim()
  return [importWarnings.choiceMarks]
}

/** Its choices are 正确 and 错误, unless it has two of its own. */
function asSingleChoice(cells: ImportCells): string[] {
  const own = ChoiceLetters.some((letter) => cells[letter])
  if (!own) [cells.A, cells.B] = ['正确', '错误']
  cells.questionType = QuestionTypeText.single
  const judged = judgementOf(cells.answer)
  const letter = (['A', 'B'] as const).find((one) => judgementOf(cells[one]) === judged)
  if (judged !== null && letter) cells.answer = letter
  return [importWarnings.judgement(cells.A, cells.B)]
}

/** Whether lines of a text look like choices: `A. …`, or `A …` and `B …`. */
export function hasChoiceLines(questionText: string): boolean {
  const text = normalizeWidth(questionText.replace(/<[^<>]{0,200}>/g, '\n'))
  const lines = text.split('\n').map((line) => line.trim())
  const letters = lines.map((line) => /^([A-Ja-j])\s/.exec(line)?.[1]?.toUpperCase())
  if (letters.includes('A') && letters.includes('B')) return true
  return lines.slice(1).some((line) => {
    const mark = markAt(line)
    return mark !== null && mark.style !== 'circled'
  })
}
