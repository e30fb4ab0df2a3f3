import { isAdmin, type CurrentUser } from '#core/current_user'
import { currentQuestions } from '#exams/questions/question_list'
import type { QuestionType } from '#exams/questions/terms'

/** Of all questions for an admin, of own banks for a teacher. */
export async function tagList(user: CurrentUser, questionBankIds?: number[]) {
  const query = currentQuestions()
    .clearSelect()
    .join('question_banks', 'question_banks.id', 'questions.question_bank_id')
    .whereNull('question_banks.deleted_at')
    .select(
      'question_versions.question_type as questionType',
      'questions.subject_code as subjectCode',
      'questions.chapter_name as chapterName',
      'questions.knowledge_point as knowledgePoint',
      'questions.difficulty as difficulty'
    )
    .count('* as total')
    .groupBy(
      'question_versions.question_type',
      'questions.subject_code',
      'questions.chapter_name',
      'questions.knowledge_point',
      'questions.difficulty'
    )
  if (questionBankIds?.length) query.whereIn('questions.question_bank_id', questionBankIds)
  if (!isAdmin(user)) query.where('question_banks.created_by', user.id)
  const rows = await query
  return {
    tags: rows.map((row) => ({
      questionType: row.questionType as QuestionType,
      subjectCode: row.subjectCode as string | null,
      chapterName: row.chapterName as string | null,
      knowledgePoint: row.knowledgePoint as string | null,
      difficulty: row.difficulty as number | null,
      questionCount: row.total as number,
    })),
  }
}
