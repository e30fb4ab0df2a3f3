import type Address from '#accounts/addresses/address'
import { ShippedTypes } from '#catalogue/terms'
import { CloseReason, OrderStatus, OrderType, PayWithinMinutes } from '#commerce/terms'
import { mergeLines, orderNameOf, quotedLine, type MergedLine, type SoldCourses } from '#commerce/transfer/merge_lines'
import { TransferredOrderStatus } from '#commerce/transfer/order_columns'
import { paymentsOf, refundsOf, type OrderRow } from '#commerce/transfer/order_parts'
import { describePayment, type WalletAccount } from '#commerce/transfer/write_payment'
import { getOrFail } from '#core/get_or_fail'
import { fromStored, now, toStored } from '#core/time'
import type { WriteContext } from '#core/transfer/kind'

interface Channel {
  id: number
  code: string | null
  discountBp: number
}

/** What the orders of a batch refer to. */
export interface Known {
  courses: SoldCourses
  channels: Map<number, Channel>
  addresses: Map<number, Address>
  accounts: WalletAccount[]
}

export interface NewOrder {
  row: OrderRow
  merged: MergedLine[]
  record: ReturnType<typeof recordOf>
}

export function newOrder(row: OrderRow, orderNo: string, known: Known, context: WriteContext): NewOrder {
  const channel = row.values.channel ? getOrFail(known.channels, row.values.channel) : null
  const address = addressOf(row, known)
  const merged = mergeLines(row, known.courses, context)
  return { row, merged, record: recordOf(row, { orderNo, merged, channel, address }) }
}

interface RecordParts {
  orderNo: string
  merged: MergedLine[]
  channel: Channel | null
  address: ReturnType<typeof addressOf>
}

function recordOf(row: OrderRow, { orderNo, merged, channel, address }: RecordParts) {
  const { values } = row
  const isPaid = values.status === TransferredOrderStatus.Paid
  const [payment = null] = paymentsOf(row)
  return {
    order_no: orderNo,
    user_id: values.person,
    order_name: orderNameOf(merged),
    order_type: values.order_type ?? OrderType.Single,
    order_status: isPaid ? OrderStatus.Paid : OrderStatus.Deleted,
    close_reason: isPaid ? null : CloseReason.Removed,
    ware_fen: merged.reduce((sum, { amountFen }) => sum + amountFen, 0),
    freight_fen: values.freight_yuan ?? 0,
    amount_fen: values.amount_yuan,
    // A channel without commission is only named by its code: statements find orders by the channel.
    channel_id: values.commission_due ? (channel?.id ?? null) : null,
    exclusive_code: channel?.code ?? null,
    exclusive_discount_bp: channel?.discountBp ?? null,
    quote: JSON.stringify({
      imported: true,
      lines: merged.map(quotedLine),
      hasInvoice: false,
      payment: payment && describePayment(payment),
    }),
    address: address ? JSON.stringify(address) : null,
    awaits_shipment: isPaid && isWaiting(row, { merged, hasAddress: Boolean(address) }),
    express_company: values.express_company,
    tracking_no: values.tracking_no,
    delivered_at: values.delivered_at,
    expires_at: toStored(fromStored(values.placed_at).plus({ minutes: PayWithinMinutes })),
    paid_at: isPaid ? values.paid_at : null,
    closed_at: isPaid ? null : values.placed_at,
    refunded_fen: refundsOf(row).reduce((sum, refund) => sum + refund.values.amount_yuan, 0),
    created_at: values.placed_at,
    updated_at: toStored(now()),
  }
}

/** The snapshot of an order. */
function addressOf({ values }: OrderRow, { addresses }: Known) {
  if (values.ship_name !== null) {
    const { ship_name: name, ship_telephone: telephone, ship_region: regionText, ship_address: address } = values
    return { name, telephone, regionText, address }
  }
  if (values.ship_to === null) return null
  const { name, telephone, regionText, address } = getOrFail(addresses, values.ship_to)
  return { name, telephone, regionText, address }
}

/** Without an address, goods of a former platform were sent long ago. */
function isWaiting({ values }: OrderRow, { merged, hasAddress }: { merged: MergedLine[]; hasAddress: boolean }) {
  const isOpen = values.tracking_no === null && values.delivered_at === null
  return (
    hasAddress &&
    isOpen &&
    merged.some((line) => ShippedTypes.includes(line.course.type) && line.refundedCopies < line.copies)
  )
}
