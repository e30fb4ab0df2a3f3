import db from '@adonisjs/lucid/services/db'
import { countOf, type PersonalDataProvider } from '#accounts/personal_data_export/data_provider'
import { AttemptMode, AttemptState } from '#exams/attempts/terms'

/** Study aids that are deleted with the account. */
const deleted = ['wrong_questions', 'review_cards', 'daily_answers', 'exam_plans'] as const

const own = (table: string, userId: number, ...columns: string[]) =>
  db.from(table).where('user_id', userId).orderBy('id').select(columns)

export const ownedByExams: PersonalDataProvider = {
  tables: {
    考试和练习: (id) =>
      db
        .from('user_papers as t')
        .join('papers as p', 'p.id', 't.paper_id')
        .where('t.user_id', id)
        .orderBy('t.id')
        .select('t.id', 'p.paper_name', 't.mode', 't.state', 't.user_score_tenths', 't.user_pass')
        .select('t.started_at', 't.submitted_at'),
    作答: (id) =>
      db
        .from('paper_answers as a')
        .join('user_papers as t', 't.id', 'a.user_paper_id')
        .where('t.user_id', id)
        .orderBy('a.id')
        .select('a.user_paper_id', 'a.position', 'a.question_id', 'a.answer', 'a.saved_at'),
    错题: (id) => own('wrong_questions', id, 'question_id', 'wrong_times', 'last_wrong_at'),
    每日一题: (id) => own('daily_answers', id, 'day', 'question_id', 'answer_pass'),
    复习安排: (id) => own('review_cards', id, 'question_id', 'due_on'),
    考试计划: (id) => own('exam_plans', id, 'exam_on', 'per_day', 'subject_code'),
  },

  /** Practice has no effect and may stay open. */
  async findBlockers(trx, userId) {
    const open = [AttemptState.InProgress, AttemptState.Reviewing]
    const tests = trx.from('user_papers').where({ user_id: userId, mode: AttemptMode.Test })
    return { test: await countOf(tests.whereIn('state', open)) }
  },

  async erase(trx, { id }) {
    for (const table of deleted) await trx.from(table).where('user_id', id).delete()
  },
}
