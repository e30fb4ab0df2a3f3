import { lockUser } from '#accounts/lock_user'
import Order from '#commerce/order'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { sellerOf } from '#invoices/issuing/seller'
import { linesToIssue } from '#invoices/issuing/taxed_lines'
import { newRequestNo } from '#invoices/request_no'
import { invoiceableFen } from '#invoices/request_invoice'
import { InvoiceStatus, InvoiceType, IssueState, ReversalState, messages } from '#invoices/terms'

interface Start {
  issuer: string
  adminId: number
  /** Runs in the transaction, after the change. */
  record?: (trx: Trx, invoice: Invoice, before: IssueState) => Promise<void>
}

/**
 * Commits the request, with a number that never changes, before the provider is called (docs/decisions/0147). A blocked
 * request is only tried again at once.
 */
export async function startIssuing(invoiceId: number, by: Start): Promise<Invoice> {
  return withOrder(invoiceId, async (trx, order, invoice) => {
    const before = invoice.issueState
    ensureIssuable(invoice)
    if (before === IssueState.Blocked) await invoice.merge({ issueNextAt: now() }).save()
    else await request(trx, order, invoice, by)
    await by.record?.(trx, invoice, before)
    return invoice
  })
}

/** Locks the order, its buyer and the invoice; its first read comes after the locks (docs/decisions/0027). */
export async function withOrder<T>(
  invoiceId: number,
  work: (trx: Trx, order: Order, invoice: Invoice) => Promise<T>
): Promise<T> {
  const seen = await Invoice.query().where('id', invoiceId).select('orderId', 'userId').first()
  if (!seen) throw new NotFound()
  return transaction(async (trx) => {
    const order = await Order.query({ client: trx }).where('id', seen.orderId).forUpdate().firstOrFail()
    await lockUser(trx, seen.userId)
    return work(trx, order, await Invoice.locked(trx, invoiceId))
  })
}

/** The provider reported the former request, if any, as failed or never received it. */
export async function request(trx: Trx, order: Order, invoice: Invoice, by: Pick<Start, 'issuer' | 'adminId'>) {
  await sellerOf(trx)
  if (invoice.invoiceStatus === InvoiceStatus.Requested) invoice.amountFen = invoiceableFen(order)
  const lines = await linesToIssue(trx, order, invoice.amountFen)
  await invoice
    .merge({
      issuer: by.issuer,
      requestNo: newRequestNo(),
      issueState: IssueState.Sending,
      issueNextAt: now(),
      issueRequestedBy: by.adminId,
      issueLines: JSON.stringify(lines),
      failReason: null,
      failField: null,
    })
    .save()
}

function ensureIssuable(invoice: Invoice): void {
  const { issueState, invoiceStatus } = invoice
  if (invoice.isWithdrawn) throw new UserError(messages.withdrawn)
  if (invoice.invoiceType === InvoiceType.Paper) throw new UserError(messages.paperByHand)
  if (issueState === IssueState.Issued || invoice.number !== null) throw new UserError(messages.issuedAlready)
  if (issueState === IssueState.Sending || issueState === IssueState.Issuing) throw new UserError(messages.issueStarted)
  if (invoiceStatus === InvoiceStatus.Unsubmitted) throw new UserError(messages.notSubmitted)
  if (invoiceStatus === InvoiceStatus.Sent && !invoice.awaitsFile) throw new UserError(messages.sentBefore)
  if (invoice.reversal !== ReversalState.None) throw new UserError(messages.issueRefunded)
}
