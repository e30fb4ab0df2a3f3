import { ScoreStep } from '#exams/questions/terms'
import { CertSubjectText } from '#catalogue/terms'
import { parseClause } from '#exams/clauses/terms'
import { toCell } from '#exams/questions/imports/cell_text'
import { readAnswers } from '#exams/questions/imports/moodle/read_answers'
import { formatOf, readText, type ReadText } from '#exams/questions/imports/moodle/moodle_text'
import { childOf, childrenOf, textIn, type XmlElement } from '#exams/questions/imports/moodle/parse_xml'
import type { MoodleRow } from '#exams/questions/imports/moodle/moodle_row'
import { moodleWarnings, MoodleTags } from '#exams/questions/imports/moodle/terms'
import { JudgementText } from '#exams/questions/imports/vocabulary'
import { importColumns, QuestionTypeText, type ImportCells, type ImportColumn } from '#exams/questions/terms'

/** A Moodle question as an import row, with warnings for lost parts. */
export function readQuestion(question: XmlElement, line: number): MoodleRow {
  const cells = Object.fromEntries(importColumns.map((name) => [name, ''])) as ImportCells
  const row: Required<MoodleRow> = { line, cells, faults: [], notes: [], pictures: [] }
  const put = (column: ImportColumn, text: ReadText, kind: 'text' | 'choice' = 'text') => {
    row.cells[column] = toCell(text.html, kind)
    row.pictures.push(...text.pictures)
    row.notes.push(...text.losses)
    row.faults.push(...text.faults.map((sentence) => ({ column, sentence })))
  }
  const format = formatOf(question)
  put('questionText', readText(withOldPicture(question)))
  put('explanation', readText(childOf(question, 'generalfeedback'), format))
  if (question.attributes.type === 'essay') {
    row.cells.questionType = QuestionTypeText.askanswer
    put('answer', readText(childOf(question, 'graderinfo'), format))
    if (textIn(childOf(question, 'responsetemplate'))) row.notes.push(moodleWarnings.template)
    if (Number(textIn(childOf(question, 'attachments')))) row.notes.push(moodleWarnings.attachments)
  } else if (question.attributes.type === 'truefalse') readTrueFalse(question, row)
  else readAnswers(question, { row, put, format })
  readGrade(question, row)
  readTags(question, row)
  readRest(question, row)
  row.notes = [...new Set(row.notes)]
  return row
}

function readTrueFalse(question: XmlElement, { cells, notes }: Required<MoodleRow>): void {
  cells.questionType = JudgementText
  const answers = childrenOf(question, 'answer')
  const key = answers.find(({ attributes }) => Number(attributes.fraction) > 0)
  cells.answer = key ? textIn(key) : ''
  const explained = answers.filter((answer) => textIn(childOf(answer, 'feedback'))).map((answer) => textIn(answer))
  if (explained.length) notes.push(moodleWarnings.choiceFeedback(explained.join('、')))
}

/** Until Moodle 2 a question had one picture, in elements of its own. */
function withOldPicture(question: XmlElement): XmlElement | undefined {
  const text = childOf(question, 'questiontext')
  const [name, data] = ['image', 'image_base64'].map((one) => textIn(childOf(question, one)))
  const inner = childOf(text, 'text')
  if (!name || !inner) return text
  const tag = `<p><img src="@@PLUGINFILE@@/${encodeURIComponent(name)}"></p>`
  return {
    ...text!,
    children: [
      { ...inner, text: `${inner.text.trim()}${tag}` },
      { name: 'file', line: inner.line, attributes: { name }, children: [], text: data! },
    ],
  }
}

function readGrade(question: XmlElement, { cells, notes }: Required<MoodleRow>): void {
  const points = textIn(childOf(question, 'defaultgrade')) || '1'
  const score = Math.round(Number(points) / ScoreStep) * ScoreStep
  cells.score = Number.isFinite(score) ? String(score) : points
  if (Number.isFinite(score) && score !== Number(points)) {
    notes.push(moodleWarnings.grade(String(Number(points)), score))
  }
  const penalty = Number(textIn(childOf(question, 'penalty')))
  if (penalty > 0) notes.push(moodleWarnings.penalty(Math.round(penalty * 1000) / 10))
}

const subjects: string[] = Object.values(CertSubjectText)

/** Tags of our exports fill their fields; the first other one is the knowledge point. */
function readTags(question: XmlElement, { cells, notes }: Required<MoodleRow>): void {
  const tags = ['tags', 'coursetags'].flatMap((name) => childrenOf(childOf(question, name), 'tag').map(textIn))
  const left: string[] = []
  const clauses: string[] = []
  for (const tag of tags.filter(Boolean)) {
    const [, label, value] = /^([^:：]+)[:：]\s*(.+)$/s.exec(tag) ?? []
    const [column] = Object.entries(MoodleTags).find(([, one]) => one === label) ?? []
    if (column === 'clauses') clauses.push(value!)
    else if (column) cells[column as ImportColumn] ||= value!
    else if (subjects.includes(tag)) cells.subject ||= tag
    else if (parseClause(tag)) clauses.push(tag)
    else left.push(tag)
  }
  if (!cells.point) cells.point = left.shift() ?? ''
  cells.clauses = clauses.join('；')
  if (left.length) notes.push(moodleWarnings.tags(left.join('、')))
}

const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']

function readRest(question: XmlElement, { notes }: Required<MoodleRow>): void {
  if (combined.some((name) => textIn(childOf(question, name)))) notes.push(moodleWarnings.feedback)
  const hints = childrenOf(question, 'hint').length
  if (hints) notes.push(moodleWarnings.hints(hints))
  const idNumber = textIn(childOf(question, 'idnumber'))
  if (idNumber) notes.push(moodleWarnings.idNumber(idNumber))
  if (textIn(childOf(question, 'hidden')) === '1') notes.push(moodleWarnings.hidden)
}
