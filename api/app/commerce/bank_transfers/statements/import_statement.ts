import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { AssignLine } from '#commerce/bank_transfers/lines/assign_line'
import BankLine from '#commerce/bank_transfers/lines/bank_line'
import BankStatement, { NoColumns } from '#commerce/bank_transfers/statements/bank_statement'
import { FindOrder, type FoundOrder } from '#commerce/bank_transfers/find_order'
import { parseRow, type NewLine } from '#commerce/bank_transfers/statements/parse_row'
import { readStatement, type ChosenColumns } from '#commerce/bank_transfers/statements/read_statement'
import { reportRow, type ReportRow } from '#commerce/bank_transfers/statements/report_row'
import { BankLineState, RowOutcome, StatementColumns, bankMessages as messages } from '#commerce/bank_transfers/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { isDuplicate, transaction } from '#core/transaction'

export interface StatementForm extends ChosenColumns {
  fileName: string
}

const rememberedStatements = 50
const serialsPerQuery = 500

/** Pays nothing: an admin confirms each matched line. Lines that were imported before are skipped. */
@inject()
export class ImportStatement {
  constructor(
    protected findOrder: FindOrder,
    protected assignLine: AssignLine
  ) {}

  async preview({ request }: HttpContext, { fileName: _, ...chosen }: StatementForm) {
    const { head, columns, missing, rows } = await readStatement(request, { chosen, remembered: await remembered() })
    const report = await this.#report(rows)
    return { head, columns, missing, ...summary(report.map(({ row }) => row)) }
  }

  /** @throws UserError */
  async execute(ctx: HttpContext, { fileName, ...chosen }: StatementForm) {
    const { columns, missing, rows } = await readStatement(ctx.request, { chosen, remembered: await remembered() })
    if (missing.length) {
      throw new UserError(messages.missingColumns(missing.map((name) => StatementColumns[name]).join('、')))
    }
    if (!rows.length) throw new UserError(messages.empty)
    const report = await this.#report(rows)
    const isNew = report.some(({ line }) => line)
    const importedBy = requireUser(ctx).id
    const statement = isNew
      ? await BankStatement.create({ fileName, columns: JSON.stringify(columns), importedBy })
      : null
    for (const one of report) {
      if (one.line) one.row = { ...one.row, ...(await this.#store(one.line, one.found, statement!.id)) }
    }
    const result = summary(report.map(({ row }) => row))
    const { imported, repeated, wrong } = result
    await transaction((trx) =>
      audit(trx, ctx, {
        action: 'bank-line.import',
        object: 'bank-lines',
        after: { fileName, imported, repeated, wrong },
      })
    )
    return { statementId: statement?.id ?? null, ...result }
  }

  /** `line` is what would be stored. */
  async #report(rows: Awaited<ReturnType<typeof readStatement>>['rows']) {
    const parsed = rows.map(({ line, cells }) => ({ at: line, cells, parsed: parseRow(cells) }))
    const lines = parsed.flatMap(({ parsed: one }) => (one && 'bankSerial' in one ? [one] : []))
    const known = await knownSerials(lines.map(({ bankSerial }) => bankSerial))
    const report: { row: ReportRow; line: NewLine | null; found: FoundOrder | null }[] = []
    for (const { at, cells, parsed: line } of parsed) {
      if (!line || 'fault' in line || known.has(line.bankSerial)) {
        report.push({ row: reportRow(at, cells, { line, found: null }), line: null, found: null })
        continue
      }
      known.add(line.bankSerial)
      const found = await this.findOrder.execute(line)
      report.push({ row: reportRow(at, cells, { line, found, isNew: true }), line, found })
    }
    return report
  }

  async #store(line: NewLine, found: FoundOrder | null, statementId: number) {
    const values = { ...line, statementId }
    try {
      if (found && !found.isProposed) {
        const outcome = await this.assignLine.execute(line, found.order, async (trx, assignment) => {
          await BankLine.create({ ...values, ...assignment }, { client: trx })
        })
        return outcome === BankLineState.Matched ? {} : { outcome: RowOutcome.Exception }
      }
      const state = found ? BankLineState.Proposed : BankLineState.Orphan
      await BankLine.create({ ...values, state, orderId: found?.order.id ?? null })
      return {}
    } catch (error) {
      // Another admin imports the same file.
      if (isDuplicate(error)) return { outcome: RowOutcome.Repeated, text: messages.repeated }
      throw error
    }
  }
}

function summary(rows: ReportRow[]) {
  const count = (...outcomes: RowOutcome[]) => rows.filter(({ outcome }) => outcomes.includes(outcome)).length
  const { Matched, Proposed, Orphan, Exception, Repeated, Wrong } = RowOutcome
  return {
    rows,
    imported: count(Matched, Proposed, Orphan, Exception),
    matched: count(Matched),
    repeated: count(Repeated),
    wrong: count(Wrong),
  }
}

/** The last ones first. */
async function remembered(): Promise<ChosenColumns[]> {
  const statements = await BankStatement.query()
    .whereNot('columns', NoColumns)
    .orderBy('id', 'desc')
    .limit(rememberedStatements)
    .select('columns')
  return statements.map(({ columns }) => JSON.parse(columns))
}

async function knownSerials(serials: string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < serials.length; at += serialsPerQuery) {
    const some = serials.slice(at, at + serialsPerQuery)
    const rows = await db.from('bank_lines').whereIn('bank_serial', some).select('bank_serial')
    for (const row of rows) known.add(row.bank_serial)
  }
  return known
}
