import type { QuestionPool } from './exams.js'
import { daysBefore, stored } from './times.js'
import type { SeedContext } from './seed_context.js'

/**
 * Clauses of the questions: examples, written from memory (docs/demo.md). The 2013 edition of the bills of quantities
 * has a successor.
 */
const clauses = [
  {
    row: { edition: '2013', clause_no: '2.0.8', clause_name: '综合单价' },
    code: 'GB 50500',
    replacedBy: 'GB/T 50500-2024',
    question: 'cost-s04',
  },
  {
    row: { edition: '2011', clause_no: '4.5.2', clause_name: '底模及支架的拆除' },
    code: 'GB 50666',
    replacedBy: null,
    question: 'building-s12',
  },
  {
    row: { edition: '2016', clause_no: '2.1.1', clause_name: '高处作业' },
    code: 'JGJ 80',
    replacedBy: null,
    question: 'safety-s01',
  },
]

export function addClauses({ tables, tools, adminId }: SeedContext, pool: QuestionPool) {
  const createdAt = stored(daysBefore(tools.now, 130))
  const questions = [...pool.values()].flat()
  for (const { code, row, replacedBy, question } of clauses) {
    const clauseId = tables.add('clauses', {
      ...row,
      standard: code,
      clause_order: tools.clauseOrder(row.clause_no),
      replaced_at: replacedBy && stored(daysBefore(tools.now, 20)),
      replace_reason: replacedBy && '新版标准已经施行',
      replaced_by: replacedBy,
      created_by: adminId,
      created_at: createdAt,
    })
    tables.add('question_clauses', {
      question_id: questions.find(({ key }) => key === question)!.id,
      clause_id: clauseId,
      created_at: createdAt,
    })
  }
}
