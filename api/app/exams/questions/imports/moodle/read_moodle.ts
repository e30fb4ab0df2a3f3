import { UserError } from '#core/errors'
import { childOf, childrenOf, parseXml, textIn } from '#exams/questions/imports/moodle/parse_xml'
import { fileWarnings } from '#exams/questions/imports/moodle/file_warnings'
import type { MoodleRow } from '#exams/questions/imports/moodle/moodle_row'
import { readQuestion } from '#exams/questions/imports/moodle/read_question'
import { moodleMessages, moodleSkipped, MaxImportPictures } from '#exams/questions/imports/moodle/terms'
import { importMessages, importPlace, MaxImportBytes, MaxImportRows, type ImportWarning } from '#exams/questions/terms'

const known = ['multichoice', 'multichoiceset', 'truefalse', 'essay']

/** The questions of a Moodle export, and its parts that are not supported. @throws UserError */
export function readMoodle(bytes: Uint8Array) {
  if (bytes.byteLength > MaxImportBytes) throw new UserError(importMessages.tooLarge)
  const quiz = parseXml(bytes)
  if (quiz.name !== 'quiz') throw new UserError(moodleMessages.notQuiz)

  const rows: MoodleRow[] = []
  const skipped: ImportWarning[] = []
  let last = 0
  for (const question of childrenOf(quiz, 'question')) {
    const { type = '' } = question.attributes
    if (type === 'category') continue
    // A file may have a single line; a row needs a unique one.
    const line = Math.max(question.line, last + 1)
    last = line
    if (known.includes(type)) rows.push(readQuestion(question, line))
    else {
      const name = textIn(childOf(question, 'name')).slice(0, 100)
      skipped.push({ place: importPlace.line(line, name), sentence: moodleSkipped(type.slice(0, 40)) })
    }
    if (rows.length > MaxImportRows || skipped.length > MaxImportRows) {
      throw new UserError(importMessages.tooMany)
    }
  }
  if (!rows.length && !skipped.length) throw new UserError(importMessages.empty)
  const pictures = new Set(rows.flatMap((row) => row.pictures.map(({ hash }) => hash)))
  if (pictures.size > MaxImportPictures) throw new UserError(moodleMessages.tooManyPictures)
  return { rows, skipped: [...skipped, ...fileWarnings(quiz, known)] }
}
