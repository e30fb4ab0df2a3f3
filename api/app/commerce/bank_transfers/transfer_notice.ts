import { inject } from '@adonisjs/core'
import { shownTransfer } from '#commerce/bank_transfers/shown_transfer'
import { bankMessages } from '#commerce/bank_transfers/terms'
import { drawTransferNotice } from '#commerce/bank_transfers/transfer_notice_pdf'
import Order from '#commerce/order'
import { OrderInvoices } from '#commerce/order_invoices'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { toWireTime } from '#core/time'

@inject()
export class TransferNotices {
  constructor(protected invoices: OrderInvoices) {}

  /** @throws UserError when the order no longer waits for a transfer */
  async draw(buyer: CurrentUser, orderNo: string): Promise<Buffer> {
    const order = await Order.owned(buyer, orderNo)
    const transfer = order.isPayable ? await shownTransfer(order) : null
    if (!transfer) throw new UserError(bankMessages.noTransfer)
    await order.load('items')
    const payer = (await this.invoices.payersOf([order.id])).get(order.id)
    return drawTransferNotice({
      orderNo: order.orderNo,
      placedAt: order.createdAt.toJSDate(),
      placedTime: toWireTime(order.createdAt)!,
      expireTime: toWireTime(order.expiresAt)!,
      payerName: payer?.name ?? buyer.userName,
      items: order.items.map(({ itemName, courseCount, unitFen }) => ({
        name: itemName,
        copies: courseCount,
        unitFen,
      })),
      freightFen: order.freightFen,
      amountFen: order.amountFen,
      transferCode: transfer.transferCode,
      account: transfer,
    })
  }
}
