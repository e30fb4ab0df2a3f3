import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export type Row = Record<string, string | number | boolean | null>

/** SQLite limits the variables of a statement; 200 of our widest rows stay far below. */
const batch = 200

/** All tables that the demo fills, referenced tables first. */
const order = [
  'users',
  'user_roles',
  'legal_texts',
  'consents',
  'addresses',
  'channels',
  'channel_rates',
  'login_logs',
  'params',
  'videos',
  'stored_files',
  'courses',
  'course_tags',
  'course_models',
  'discount_rules',
  'chapters',
  'teacher_profiles',
  'synonym_groups',
  'synonyms',
  'course_publications',
  'question_banks',
  'questions',
  'question_versions',
  'clauses',
  'question_clauses',
  'papers',
  'paper_questions',
  'orders',
  'order_items',
  'payments',
  'payment_exceptions',
  'bank_transfers',
  'bank_statements',
  'bank_lines',
  'user_courses',
  'live_codes',
  'certificates',
  'foreign_certificates',
  'course_edu_logs',
  'hour_uploads',
  'hour_entries',
  'play_sessions',
  'play_beats',
  'chapter_progress',
  'study_logs',
  'user_papers',
  'paper_answers',
  'wrong_questions',
  'invoices',
  'comments',
  'funnel_days',
  'messages',
  'import_runs',
] as const

export type DemoTable = (typeof order)[number]

/**
 * Rows for an empty database, collected before they are written. Ids are assigned here, counting from 1, so that rows
 * can reference each other and are the same on every machine.
 */
export class Tables {
  #waiting = new Map<DemoTable, Row[]>()
  #last = new Map<DemoTable, number>()

  constructor(readonly trx: TransactionClientContract) {}

  /** Adds a row and returns its id: the given one, or the next. */
  add(table: DemoTable, row: Row): number {
    const id = (row.id as number | undefined) ?? (this.#last.get(table) ?? 0) + 1
    this.#last.set(table, Math.max(this.#last.get(table) ?? 0, id))
    this.addPlain(table, { id, ...row })
    return id
  }

  /** Adds a row without an id, or whose id the engine assigns. */
  addPlain(table: DemoTable, row: Row) {
    const rows = this.#waiting.get(table)
    if (rows) rows.push(row)
    else this.#waiting.set(table, [row])
  }

  /** Changes a row that is not written yet. */
  amend(table: DemoTable, id: number, facts: Row) {
    const row = this.#waiting.get(table)?.find((one) => one.id === id)
    if (!row) throw new Error(`${table} ${id} is not pending`)
    Object.assign(row, facts)
  }

  /** Rows that are not written yet. */
  pending(table: DemoTable): readonly Row[] {
    return this.#waiting.get(table) ?? []
  }

  /** Writes the collected rows. */
  async write() {
    for (const table of order) {
      const rows = this.#waiting.get(table) ?? []
      for (let from = 0; from < rows.length; from += batch) {
        await this.trx.table(table).multiInsert(rows.slice(from, from + batch))
      }
    }
    this.#waiting.clear()
  }
}
