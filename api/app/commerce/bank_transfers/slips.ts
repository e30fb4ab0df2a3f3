import { inject } from '@adonisjs/core'
import BankTransfer from '#commerce/bank_transfers/bank_transfer'
import { shownTransfer } from '#commerce/bank_transfers/shown_transfer'
import { SlipUrlSeconds, bankMessages as messages } from '#commerce/bank_transfers/terms'
import Order from '#commerce/order'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { acceptUpload } from '#core/http/accept_upload'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'

/** Slips of buyers. They help to find money and pay nothing: anyone can draw one (docs/threats.md T267). */
@inject()
export class Slips {
  constructor(protected storage: ObjectStorage) {}

  /** Replaces an earlier slip, whose file the cleaning job removes. @throws UserError at `fileUrl` */
  async store(buyer: CurrentUser, orderNo: string, fileUrl: string) {
    const order = await Order.owned(buyer, orderNo)
    await requireOpen(order)
    const slipKey = await this.#accept(fileUrl, buyer.id)
    await transaction(async (trx) => {
      const locked = await Order.query({ client: trx }).where('id', order.id).forUpdate().firstOrFail()
      if (!locked.isPayable) throw new UserError(messages.noTransfer)
      // The job that removes abandoned uploads waits for this row, or has removed it.
      const file = await trx.from('stored_files').where('key', slipKey).forUpdate().select('id').first()
      if (!file) throw refused()
      await trx
        .from('bank_transfers')
        .where('order_id', order.id)
        .update({ slip_key: slipKey, slip_at: toStored(now()) })
    })
    return shownTransfer(order)
  }

  async urlFor(buyer: CurrentUser, orderNo: string): Promise<string> {
    const { id } = await Order.owned(buyer, orderNo)
    return this.#url(await BankTransfer.findBy('orderId', id))
  }

  async urlOf(transferId: number): Promise<string> {
    return this.#url(await BankTransfer.find(transferId))
  }

  async #url(transfer: BankTransfer | null): Promise<string> {
    if (!transfer?.slipKey) throw new NotFound()
    return this.storage.signedUrl(transfer.slipKey, SlipUrlSeconds)
  }

  async #accept(url: string, userId: number): Promise<string> {
    const key = this.storage.keyOf(url) ?? ''
    if (!new RegExp(`^slip/\\d{6}/${userId}/`).test(key)) throw refused()
    if (!(await acceptUpload(this.storage, key, 'fileUrl'))) throw refused()
    return key
  }
}

async function requireOpen(order: Order): Promise<void> {
  const transfer = order.isPayable ? await shownTransfer(order) : null
  if (!transfer?.maySendSlip) throw new UserError(transfer ? messages.transferArrived : messages.noTransfer)
}

const refused = () => new UserError(messages.slipRefused, { field: 'fileUrl' })
