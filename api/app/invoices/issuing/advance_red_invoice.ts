import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { toYuan } from '#core/money'
import { now, toStored } from '#core/time'
import { isDuplicate, type Trx } from '#core/transaction'
import { cutText } from '#core/well_formed'
import { DriverFailure } from '#drivers/driver_failure'
import { InvoiceIssuer, type ReversalFact } from '#drivers/invoices/invoice_issuer'
import type Order from '#commerce/order'
import Invoice from '#invoices/invoice'
import { IssuedFiles } from '#invoices/issuing/issued_files'
import { withOrder } from '#invoices/issuing/start_issuing'
import { storedLines } from '#invoices/issuing/taxed_lines'
import RedInvoice from '#invoices/red_invoice'
import { replaceInvoice } from '#invoices/replace_invoice'
import { invoiceableFen } from '#invoices/request_invoice'
import { sumFen } from '#invoices/reversible'
import { OpenRed, ReasonLength, RedState, WrongInvoice, messages } from '#invoices/terms'
import { queueMail } from '#messages/mails/queue_mail'
import { writeMessage } from '#messages/write_message'

const leaseMinutes = 1
/** Until the provider is asked again. */
const pauseSeconds = { confirmed: 3, waiting: 600, blocked: 300 }

/** One step of a red invoice: `findReversal` comes before `requestReversal`, as with invoices. */
@inject()
export class AdvanceRedInvoice {
  constructor(
    protected issuer: InvoiceIssuer,
    protected files: IssuedFiles
  ) {}

  async execute(id: number): Promise<void> {
    const red = await claim(id, this.issuer.name)
    if (!red) return
    try {
      const fact = (await this.issuer.findReversal(red.requestNo)) ?? (await this.#request(red))
      if (fact.state === 'issued') await this.#complete(red, fact)
      else await record(red, fact)
    } catch (error) {
      if (isDuplicate(error)) return record(red, { state: 'blocked', reason: messages.numberTaken })
      if (!(error instanceof DriverFailure)) throw error
      logger.warn({ err: error, redInvoiceId: id }, 'the provider of invoices rejected a call or did not respond')
    }
  }

  #request(red: Claimed): Promise<ReversalFact> {
    const { requestNo, blueNumber: number, reason, amountFen } = red
    const lines = storedLines(red.redLines).map(({ itemId, ...line }) => line)
    return this.issuer.requestReversal({ requestNo, number, reason, lines, amountFen })
  }

  async #complete(seen: Claimed, fact: Extract<ReversalFact, { state: 'issued' }>): Promise<void> {
    const documents = await this.files.store(await this.issuer.download(fact.number), {
      requestNo: seen.requestNo,
      issuedAt: fact.issuedAt,
      ownerId: seen.requestedBy,
    })
    await changeOpen(seen, async (trx, red, invoice, order) => {
      const { noteNo, noteState, number } = fact
      const issuedAt = DateTime.fromJSDate(fact.issuedAt)
      await red
        .merge({ state: RedState.Issued, noteNo, noteState, number, issuedAt, nextAt: null, failReason: null })
        .save()
      const of = { orderNo: order.orderNo, userId: seen.requestedBy, redInvoiceId: red.id }
      await this.files.attach(trx, invoice, documents, of)
      const issued = await RedInvoice.query({ client: trx }).where({ invoiceId: invoice.id, state: RedState.Issued })
      // A later refund needs another one.
      if (sumFen(issued) < invoice.amountFen - invoiceableFen(order)) return
      await invoice.merge({ reversedAt: now(), reversedBy: seen.requestedBy }).save()
      if (red.reason === WrongInvoice) await replaceInvoice(trx, order, invoice)
    })
  }
}

type Claimed = RedInvoice & { blueNumber: string }

/** Null when it is not due or another process has it. */
async function claim(id: number, issuer: string): Promise<Claimed | null> {
  const red = await RedInvoice.query().where('id', id).where('nextAt', '<=', toStored(now())).first()
  const blue = red && (await Invoice.query().where({ id: red.invoiceId, issuer }).first())
  if (!red || !blue?.number) return null
  const claimed = await db
    .from('red_invoices')
    .where({ id, state: red.state, next_at: toStored(red.nextAt!) })
    .update({ next_at: toStored(now().plus({ minutes: leaseMinutes })) })
  return Number(claimed) === 1 ? Object.assign(red, { blueNumber: blue.number }) : null
}

async function record(seen: Claimed, fact: Exclude<ReversalFact, { state: 'issued' }>): Promise<void> {
  await changeOpen(seen, async (trx, red, invoice, order) => {
    const isVoid = fact.state === 'void'
    const note = 'noteNo' in fact ? { noteNo: fact.noteNo, noteState: fact.noteState } : {}
    const before = red.state
    await red
      .merge({
        ...note,
        state: fact.state,
        nextAt: isVoid ? null : now().plus({ seconds: pauseSeconds[fact.state] }),
        failReason: 'reason' in fact ? cutText(fact.reason, ReasonLength) : null,
      })
      .save()
    if (isVoid && red.reason === WrongInvoice) await validAgain(trx, invoice, order)
    if (fact.state === 'waiting' && before !== RedState.Waiting) await notifyBuyer(trx, invoice, order, red)
  })
}

/** The buyer denied to reverse a wrong invoice: only what refunds took stays to be reversed. */
async function validAgain(trx: Trx, invoice: Invoice, order: Order): Promise<void> {
  const reversedFen = sumFen(await RedInvoice.query({ client: trx }).where({ invoiceId: invoice.id, state: 'issued' }))
  if (reversedFen < invoice.amountFen - invoiceableFen(order)) return
  await invoice.merge(reversedFen === 0 ? { needsReversalAt: null } : { reversedAt: now() }).save()
}

async function changeOpen(
  seen: RedInvoice,
  change: (trx: Trx, red: RedInvoice, invoice: Invoice, order: Order) => Promise<void>
): Promise<void> {
  await withOrder(seen.invoiceId, async (trx, order, invoice) => {
    const red = await RedInvoice.query({ client: trx }).where('id', seen.id).forUpdate().firstOrFail()
    if (OpenRed.includes(red.state)) await change(trx, red, invoice, order)
  })
}

/** The tax office waits for the buyer, who has used the invoice. */
async function notifyBuyer(trx: Trx, invoice: Invoice, { orderNo }: Order, red: RedInvoice): Promise<void> {
  const facts = { orderNo, amount: toYuan(red.amountFen).toFixed(2) }
  await writeMessage(trx, invoice.userId, { kind: 'reversalToConfirm', reference: `invoice:${invoice.id}`, facts })
  if (!invoice.payerEmail) return
  await queueMail(trx, {
    to: invoice.payerEmail,
    kind: 'reversalToConfirm',
    data: { ...facts, noteNo: red.noteNo! },
    idempotencyKey: `reversal-note:${red.id}`,
  })
}
