import { readText, type ReadText } from '#exams/questions/imports/moodle/moodle_text'
import { childOf, childrenOf, textIn, type XmlElement } from '#exams/questions/imports/moodle/parse_xml'
import type { MoodleRow } from '#exams/questions/imports/moodle/moodle_row'
import { moodleWarnings } from '#exams/questions/imports/moodle/terms'
import { ChoiceLetters, importMessages, QuestionTypeText, type ImportColumn } from '#exams/questions/terms'

interface Into {
  row: Required<MoodleRow>
  put: (column: ImportColumn, text: ReadText, kind?: 'text' | 'choice') => void
  /** The format of the question's text: default for its answers. */
  format: string
}

interface Share {
  letter: string
  /** Percent of the question's points. */
  percent: number
}

/** The choices of a `multichoice` or of the plugin `multichoiceset`, which is all or nothing. */
export function readAnswers(question: XmlElement, { row, put, format }: Into): void {
  const answers = childrenOf(question, 'answer')
  const shares: Share[] = []
  const result: string[] = []
  for (const [at, answer] of answers.entries()) {
    const letter = ChoiceLetters[at]
    if (!letter) continue
    put(letter, readText(answer, format), 'choice')
    shares.push({ letter, percent: Number(answer.attributes.fraction ?? 0) })
    if (textIn(childOf(answer, 'feedback'))) result.push(letter)
  }
  if (answers.length > ChoiceLetters.length) {
    row.faults.push({ column: ChoiceLetters.at(-1)!, sentence: importMessages.tooManyChoices })
  }
  if (result.length) row.notes.push(moodleWarnings.choiceFeedback(result.join('、')))
  const shuffle = childOf(question, 'shuffleanswers')
  if (shuffle && !isOne(textIn(shuffle))) row.notes.push(moodleWarnings.fixedOrder)
  const isSet = question.attributes.type === 'multichoiceset'
  const right = shares.filter(({ percent }) => percent > 0)
  const isSingle = !isSet && isOne(textIn(childOf(question, 'single')) || 'true')
  if (isSingle) readSingle(shares, row)
  else {
    row.cells.answer = right.map(({ letter }) => letter).join('')
    row.cells.questionType = QuestionTypeText.multiple
    if (right.length === 1) {
      row.cells.questionType = QuestionTypeText.single
      row.notes.push(moodleWarnings.single)
    } else if (!isSet && !isAllOrNothing(shares)) {
      row.notes.push(moodleWarnings.shares(listed(shares.filter(({ percent }) => percent !== 0))))
    }
  }
}

/** As Moodle's `trans_single` reads it. */
const isOne = (text: string) => text !== 'false' && text !== '0'

function readSingle(shares: Share[], { cells, notes }: Required<MoodleRow>): void {
  const isRight = ({ percent }: Share) => percent > 99.99
  cells.questionType = QuestionTypeText.single
  cells.answer = shares
    .filter(isRight)
    .map(({ letter }) => letter)
    .join('')
  const partial = shares.filter((share) => share.percent > 0 && !isRight(share))
  const negative = shares.filter(({ percent }) => percent < 0)
  if (partial.length) notes.push(moodleWarnings.partial(listed(partial)))
  if (negative.length) notes.push(moodleWarnings.negative(listed(negative)))
}

/** The pattern of our own exports: even shares, and a wrong choice takes all points. */
function isAllOrNothing(shares: Share[]): boolean {
  const right = shares.filter(({ percent }) => percent > 0)
  return shares.every(({ percent }) => (percent > 0 ? Math.abs(percent - 100 / right.length) < 0.01 : percent <= -100))
}

const listed = (shares: Share[]) =>
  shares.map(({ letter, percent }) => `${letter} ${Math.round(percent * 100) / 100}%`).join('、')
