import db from '@adonisjs/lucid/services/db'
import { isComparable } from '#exams/questions/comparable_versions'
import { keysOf } from '#exams/questions/question_transformer'
import type { Choice, QuestionType } from '#exams/questions/terms'

/**
 * Versions of a question that are comparable: same key, and each choice has the same letter. The newest one represents
 * them.
 */
export interface AnsweredItem {
  questionId: number
  questionVersionId: number
  versionIds: number[]
  /** False when the current version is not comparable: those answers were not graded by the current key. */
  isCurrent: boolean
  questionName: string
  questionType: QuestionType
  keys: string[]
  letters: string[]
}

interface VersionRow {
  id: number
  questionId: number
  version: number
  currentVersion: number
  questionName: string
  questionType: QuestionType
  questionKeys: string
  choices: string
}

/** @param versionIds versions with at least one answer */
export async function answeredItems(versionIds: number[]): Promise<AnsweredItem[]> {
  const rows = await versionRows(versionIds)
  const answered = new Set(versionIds)
  const byQuestion = Map.groupBy(rows, ({ questionId }) => questionId)
  return [...byQuestion.values()].flatMap((versions) => foldVersions(versions, answered))
}

/** The answered versions and the current versions of their questions. */
async function versionRows(versionIds: number[]): Promise<VersionRow[]> {
  if (!versionIds.length) return []
  const questions = db.from('question_versions').whereIn('id', versionIds).select('question_id')
  return db
    .from('question_versions')
    .join('questions', 'questions.id', 'question_versions.question_id')
    .whereIn('question_versions.question_id', questions)
    .where((query) =>
      query.whereIn('question_versions.id', versionIds).orWhereColumn('question_versions.version', 'questions.version')
    )
    .orderBy('question_versions.version', 'desc')
    .select(
      'question_versions.id',
      'question_versions.question_id as questionId',
      'question_versions.version',
      'questions.version as currentVersion',
      'question_name as questionName',
      'question_type as questionType',
      'question_keys as questionKeys',
      'choices'
    ) as unknown as Promise<VersionRow[]>
}

/** @param versions of one question, the newest first */
function foldVersions(versions: VersionRow[], answered: Set<number>): AnsweredItem[] {
  const current = versions.find(({ version, currentVersion }) => version === currentVersion)
  const folded: VersionRow[][] = []
  for (const row of versions.filter(({ id }) => answered.has(id))) {
    const group = folded.find(([newest]) => isSameQuestion(row, newest!))
    if (group) group.push(row)
    else folded.push([row])
  }
  return folded.map((group) => {
    const [newest] = group as [VersionRow]
    return {
      questionId: newest.questionId,
      questionVersionId: newest.id,
      versionIds: group.map(({ id }) => id),
      isCurrent: current !== undefined && isSameQuestion(newest, current),
      questionName: newest.questionName,
      questionType: newest.questionType,
      keys: keysOf(newest.questionKeys),
      letters: (JSON.parse(newest.choices) as Choice[]).map(({ choiceNo }) => choiceNo),
    }
  })
}

const isSameQuestion = (older: VersionRow, newer: VersionRow) =>
  older.questionKeys === newer.questionKeys && isComparable(older, newer)
