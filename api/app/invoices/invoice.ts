import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import User from '#accounts/user'
import Order from '#commerce/order'
import type { CurrentUser } from '#core/current_user'
import { isAdmin } from '#core/current_user'
import { NotFound } from '#core/errors'
import InvoiceFile from '#invoices/invoice_file'
import { InvoiceSchema } from '#core/schema'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import RedInvoice from '#invoices/red_invoice'
import { InFlight, InvoiceStatus, InvoiceType, IssueState, ReversalState } from '#invoices/terms'
import type { InvoiceField, PayerType } from '#invoices/terms'

/** The status goes 0, 1, 2 and never back; the amount follows the order until it is sent (docs/threats.md T51). */
export default class Invoice extends InvoiceSchema {
  declare invoiceStatus: InvoiceStatus
  declare invoiceType: InvoiceType
  declare payerType: PayerType
  declare issueState: IssueState
  declare failField: InvoiceField | null

  @belongsTo(() => Order)
  declare order: BelongsTo<typeof Order>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @hasMany(() => InvoiceFile)
  declare files: HasMany<typeof InvoiceFile>

  @hasMany(() => RedInvoice)
  declare redInvoices: HasMany<typeof RedInvoice>

  static seenBy(viewer: CurrentUser) {
    return Invoice.query().if(!isAdmin(viewer), (query) => query.where('userId', viewer.id))
  }

  static forStaff(id: number): Promise<Invoice> {
    return Invoice.query().where('id', id).preload('order').preload('files').preload('redInvoices').firstOrFail()
  }

  static async locked(trx: Trx, id: number, owner?: CurrentUser): Promise<Invoice> {
    const found = await Invoice.query({ client: trx })
      .where('id', id)
      .if(owner, (query) => query.where('userId', owner!.id))
      .forUpdate()
      .first()
    if (!found) throw new NotFound()
    return found
  }

  get isWithdrawn(): boolean {
    return this.withdrawnAt !== null
  }

  get isOpen(): boolean {
    return this.invoiceStatus !== InvoiceStatus.Sent && !this.isWithdrawn
  }

  /** A provider may turn its request into an invoice. */
  get isInFlight(): boolean {
    return InFlight.includes(this.issueState)
  }

  /** The provider can issue it, or try again. */
  get isIssuable(): boolean {
    if (this.number !== null) return false
    const isReady = [IssueState.None, IssueState.Failed, IssueState.Blocked].includes(this.issueState as 'none')
    const awaitsInvoice = this.invoiceStatus === InvoiceStatus.Requested || Boolean(this.awaitsFile)
    const isElectronic = this.invoiceType === InvoiceType.Electronic
    return isReady && awaitsInvoice && isElectronic && !this.isWithdrawn && this.reversal === ReversalState.None
  }

  /** A paper invoice inside the parcel of its order. */
  get isInParcel(): boolean {
    return this.expressOrderNo !== null && this.expressOrderNo === this.order.trackingNo
  }

  /** A provider issued it; the number of another invoice was entered by staff. */
  get isIssuedByProvider(): boolean {
    return this.issueState === IssueState.Issued
  }

  /** Another invoice of its order took its place. */
  get isReplaced(): boolean {
    return this.orderKey === null
  }

  get reversal(): ReversalState {
    if (this.needsReversalAt === null) return ReversalState.None
    return this.reversedAt === null ? ReversalState.Needed : ReversalState.Done
  }

  async markSent(
    trx: Trx,
    by: { adminId: number; expressCompany: string | null; expressOrderNo: string | null; isDelivered: boolean }
  ): Promise<boolean> {
    const moved = await trx
      .from('invoices')
      .where({ id: this.id, invoice_status: InvoiceStatus.Requested })
      .whereNull('withdrawn_at')
      .update({
        invoice_status: InvoiceStatus.Sent,
        express_company: by.expressCompany,
        express_order_no: by.expressOrderNo,
        sent_at: toStored(now()),
        awaits_file: !by.isDelivered,
        sent_by: by.adminId,
        updated_at: toStored(now()),
      })
    return Number(moved) === 1
  }
}
