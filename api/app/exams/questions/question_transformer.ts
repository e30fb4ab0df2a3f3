import { safeHtml } from '#core/rich_text/rich_text'
import { toWireTime } from '#core/time'
import type { ClauseOfQuestion } from '#exams/clauses/clauses_of_questions'
import { clauseText } from '#exams/clauses/terms'
import { QuestionType, type Choice } from '#exams/questions/terms'

/** A question with its keys: for users who edit banks, never for a learner (docs/threats.md T26). */
export function toQuestion(row: Record<string, any>, clauses: ClauseOfQuestion[]) {
  const questionKeys = keysOf(row.question_keys)
  return {
    questionId: row.id as number,
    questionBankId: row.question_bank_id as number,
    questionNo: row.question_no as number,
    version: row.version as number,
    questionName: row.question_name as string,
    questionText: safeHtml(row.question_text as string),
    questionType: row.question_type as QuestionType,
    questionScore: row.score_tenths / 10,
    questionKey: row.question_type === QuestionType.Single ? (questionKeys[0] ?? null) : null,
    questionKeys,
    choices: choicesOf(row.choices),
    referenceAnswer: row.reference_answer === null ? null : safeHtml(row.reference_answer),
    explanation: row.explanation === null ? null : safeHtml(row.explanation),
    subjectCode: row.subject_code as string | null,
    chapterName: row.chapter_name as string | null,
    knowledgePoint: row.knowledge_point as string | null,
    difficulty: row.difficulty as number | null,
    clauses: clauses.map(clauseText),
    reviewPending: clauses.some((clause) => clause.reviewPending),
    createTime: toWireTime(row.created_at as string)!,
    changeTime: toWireTime(row.version_created_at as string)!,
  }
}

export function choicesOf(stored: string): Choice[] {
  return (JSON.parse(stored) as Choice[]).map(({ choiceNo, choiceName }) => ({
    choiceNo,
    choiceName: safeHtml(choiceName),
  }))
}

export const keysOf = (stored: string) => stored.split(',').filter(Boolean)
