import db from '@adonisjs/lucid/services/db'
import { invoicesBlocked } from '#core/metrics/metrics'
import { IssueState, RedState } from '#invoices/terms'

export async function readBlockedInvoices(): Promise<void> {
  const [blue] = await db.from('invoices').where('issue_state', IssueState.Blocked).count('* as rows')
  const [red] = await db.from('red_invoices').where('state', RedState.Blocked).count('* as rows')
  invoicesBlocked.set(Number(blue.rows) + Number(red.rows))
}
