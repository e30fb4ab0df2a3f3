import type { Logger } from '@adonisjs/core/logger'
import IssueInvoicesJob from '#invoices/issuing/issue_invoices_job'

/** Issuing takes seconds. The schedule would continue within a minute, so a failing queue loses nothing. */
export async function advanceSoon(logger: Logger): Promise<void> {
  try {
    await IssueInvoicesJob.dispatch({}).in('4s')
  } catch (error) {
    logger.error({ err: error }, 'invoices wait for their schedule')
  }
}
