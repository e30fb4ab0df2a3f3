/** The objects whose entries belong to the history of an object: the chapters and papers of a course. */
import db from '@adonisjs/lucid/services/db'
import type { AuditAction } from '#core/audit/terms'
import { kindOf } from '#start/object_types'

export interface Related {
  objects: string[]
  /** Only these actions on the related objects; absent: all. */
  actions?: AuditAction[]
}

/** A bank may have thousands of questions; its history then has only its own entries. */
const most = 500

export async function relatedObjects(object: string): Promise<Related> {
  const kind = kindOf(object)
  const id = Number(object.slice(kind.length + 1))
  switch (kind) {
    case 'course': {
      const [chapters, papers] = await Promise.all([
        db.from('chapters').where('course_id', id).select('id'),
        db.from('papers').where('course_id', id).select('id'),
      ])
      return { objects: [...named('chapter', chapters), ...named('paper', papers)] }
    }
    case 'paper': {
      const questions = await db.from('paper_questions').where('paper_id', id).select('question_id as id').limit(most)
      const regraded = await db
        .from('regraded_papers as r')
        .join('user_papers as a', 'a.id', 'r.user_paper_id')
        .join('regrades as g', 'g.id', 'r.regrade_id')
        .where('a.paper_id', id)
        .distinct('g.question_id as id')
      return { objects: named('question', [...questions, ...regraded]), actions: ['question.regrade'] }
    }
    case 'question-bank': {
      const questions = await db
        .from('questions')
        .where('question_bank_id', id)
        .select('id')
        .limit(most + 1)
      return { objects: questions.length > most ? [] : named('question', questions) }
    }
    default:
      return { objects: [] }
  }
}

const named = (kind: string, rows: { id: number }[]) => [...new Set(rows.map(({ id }) => `${kind}:${id}`))]
