import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { now, toStored } from '#core/time'
import { UserError } from '#core/errors'
import { isDuplicate } from '#core/transaction'
import { cutText } from '#core/well_formed'
import { DriverFailure } from '#drivers/driver_failure'
import { InvoiceIssuer, type InvoiceFact } from '#drivers/invoices/invoice_issuer'
import Invoice from '#invoices/invoice'
import { IssuedFiles } from '#invoices/issuing/issued_files'
import { sellerOf } from '#invoices/issuing/seller'
import { request, startIssuing, withOrder } from '#invoices/issuing/start_issuing'
import { storedLines } from '#invoices/issuing/taxed_lines'
import { queueInvoiceFailed } from '#invoices/issuing/invoice_failed'
import { notifyInvoiceSent } from '#invoices/notify_invoice_sent'
import { invoiceableFen } from '#invoices/request_invoice'
import { InvoiceStatus, IssueState, PayerType, ReasonLength, messages } from '#invoices/terms'
import { writeMessage } from '#messages/write_message'

/** Until the provider is asked again; a process that dies during a call leaves the invoice for then. */
const pauseMinutes = { step: 1, blocked: 5 }
/** Issuing takes seconds. */
const pollSeconds = 3

/**
 * One step of an invoice at its provider. `find` comes before `issue`, and a request number is never replaced before the
 * provider reported it as failed or unknown: no order gets two invoices (docs/decisions/0147).
 */
@inject()
export class AdvanceInvoice {
  constructor(
    protected issuer: InvoiceIssuer,
    protected files: IssuedFiles
  ) {}

  async execute(invoiceId: number): Promise<void> {
    const invoice = await claim(invoiceId, this.issuer.name)
    if (!invoice) return
    try {
      if (invoice.issueState === IssueState.Failed) return await this.#requestCorrected(invoice)
      const fact = (await this.issuer.find(invoice.requestNo!)) ?? (await this.#issue(invoice))
      if (fact) await this.#record(invoice, fact)
    } catch (error) {
      if (error instanceof UserError) return block(invoice, error.message)
      if (isDuplicate(error)) return block(invoice, messages.numberTaken)
      if (!(error instanceof DriverFailure)) throw error
      logger.warn({ err: error, invoiceId }, 'the provider of invoices rejected a call or did not respond')
    }
  }

  async #requestCorrected({ id, issueRequestedBy }: Invoice): Promise<void> {
    const started = await startIssuing(id, { issuer: this.issuer.name, adminId: issueRequestedBy! })
    const fact = await this.#issue(started)
    if (fact) await this.#record(started, fact)
  }

  /** Null if nothing is left to invoice. */
  async #issue(seen: Invoice): Promise<InvoiceFact | null> {
    const invoice = seen.issueState === IssueState.Blocked ? await renew(seen) : seen
    if (!invoice) return null
    const { payerName, payerId, payerBank, payerAccount, payerAddress, payerEmail } = invoice
    return this.issuer.issue({
      requestNo: invoice.requestNo!,
      seller: await sellerOf(),
      buyer: {
        isPerson: invoice.payerType === PayerType.Personal,
        payerName,
        payerId,
        payerBank,
        payerAccount,
        payerAddress,
        payerEmail,
      },
      lines: storedLines(invoice.issueLines).map(({ itemId, ...line }) => line),
      amountFen: invoice.amountFen,
    })
  }

  async #record(invoice: Invoice, fact: InvoiceFact): Promise<void> {
    if (fact.state === 'issuing') {
      const next = toStored(now().plus({ seconds: pollSeconds }))
      return update(invoice, { issue_state: IssueState.Issuing, issue_next_at: next, fail_reason: null })
    }
    if (fact.state === 'blocked') return block(invoice, fact.reason)
    if (fact.state === 'failed') return fail(invoice, fact)
    return this.#complete(invoice, fact)
  }

  async #complete(seen: Invoice, fact: Extract<InvoiceFact, { state: 'issued' }>): Promise<void> {
    const adminId = seen.issueRequestedBy!
    const documents = await this.files.store(await this.issuer.download(fact.number), {
      requestNo: seen.requestNo!,
      issuedAt: fact.issuedAt,
      ownerId: adminId,
    })
    await withOrder(seen.id, async (trx, order, invoice) => {
      if (invoice.requestNo !== seen.requestNo || !invoice.isInFlight) return
      const isRefunded = invoiceableFen(order) < invoice.amountFen
      await invoice
        .merge({
          number: fact.number,
          issuedAt: DateTime.fromJSDate(fact.issuedAt),
          issueState: IssueState.Issued,
          issueNextAt: null,
          failReason: null,
          ...(isRefunded && { needsReversalAt: now() }),
        })
        .save()
      if (invoice.invoiceStatus === InvoiceStatus.Requested) {
        await invoice.markSent(trx, { adminId, expressCompany: null, expressOrderNo: null, isDelivered: true })
      } else {
        await invoice.merge({ awaitsFile: false, sentAt: now() }).save()
      }
      await this.files.attach(trx, invoice, documents, { orderNo: order.orderNo, userId: adminId, redInvoiceId: null })
      await notifyInvoiceSent(trx, invoice, { orderNo: order.orderNo, way: 'file' })
    })
  }
}

/** Null when it is not due or another process has it. */
async function claim(id: number, issuer: string): Promise<Invoice | null> {
  const invoice = await Invoice.query().where({ id, issuer }).where('issueNextAt', '<=', toStored(now())).first()
  if (!invoice) return null
  const claimed = await db
    .from('invoices')
    .where({ id, request_no: invoice.requestNo, issue_state: invoice.issueState })
    .where('issue_next_at', toStored(invoice.issueNextAt!))
    .update({ issue_next_at: toStored(now().plus({ minutes: pauseMinutes.step })) })
  return Number(claimed) === 1 ? invoice : null
}

/** The provider refused the blocked request and does not know its number: it may change with its order. */
async function renew(seen: Invoice): Promise<Invoice | null> {
  return withOrder(seen.id, async (trx, order, invoice) => {
    if (invoice.requestNo !== seen.requestNo || invoice.issueState !== IssueState.Blocked) return null
    if (invoiceableFen(order) === invoice.amountFen || invoice.invoiceStatus === InvoiceStatus.Sent) return invoice
    if (invoiceableFen(order) === 0) {
      await invoice.merge({ ...settled, issueState: IssueState.None, amountFen: 0, withdrawnAt: now() }).save()
      return null
    }
    await request(trx, order, invoice, { issuer: invoice.issuer!, adminId: invoice.issueRequestedBy! })
    return invoice
  })
}

const settled = { issueNextAt: null, failReason: null, failField: null }

async function block(invoice: Invoice, reason: string): Promise<void> {
  logger.warn({ invoiceId: invoice.id, reason }, 'an invoice is blocked')
  await update(invoice, {
    issue_state: IssueState.Blocked,
    fail_reason: cutText(reason, ReasonLength),
    issue_next_at: toStored(now().plus({ minutes: pauseMinutes.blocked })),
  })
}

async function fail(seen: Invoice, { field, reason }: Extract<InvoiceFact, { state: 'failed' }>): Promise<void> {
  await withOrder(seen.id, async (trx, order, invoice) => {
    if (invoice.requestNo !== seen.requestNo || !invoice.isInFlight) return
    const isOpen = invoice.invoiceStatus === InvoiceStatus.Requested
    const amountFen = isOpen ? invoiceableFen(order) : invoice.amountFen
    if (amountFen === 0) {
      await invoice.merge({ ...settled, issueState: IssueState.None, amountFen, withdrawnAt: now() }).save()
      return
    }
    await invoice
      .merge({
        issueState: IssueState.Failed,
        issueNextAt: null,
        failReason: cutText(reason, ReasonLength),
        failField: field,
        amountFen,
      })
      .save()
    if (field && isOpen) {
      const facts = { orderNo: order.orderNo }
      await queueInvoiceFailed(trx, invoice, { ...facts, reason })
      await writeMessage(trx, invoice.userId, { kind: 'invoiceReturned', reference: `invoice:${invoice.id}`, facts })
    }
  })
}

async function update({ id, requestNo, issueState }: Invoice, values: Record<string, string | null>): Promise<void> {
  await db
    .from('invoices')
    .where({ id, request_no: requestNo, issue_state: issueState })
    .update({ ...values, updated_at: toStored(now()) })
}
