import type { CourseType } from '#catalogue/terms'
import type Order from '#commerce/order'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import type { TaxedLine } from '#drivers/invoices/invoice_issuer'
import type Invoice from '#invoices/invoice'
import { messages } from '#invoices/terms'
import { taxOf } from '#invoices/issuing/seller'
import type { TaxGroup } from '#settings/terms'

/** A line item of the order; null is its freight. */
interface StoredLine extends TaxedLine {
  itemId: number | null
}

interface Left {
  itemId: number | null
  name: string
  courseType: CourseType | null
  count: number
  amountFen: number
}

/** The tax in an amount that includes it, rounded half up to the fen (docs/product.md 7.8). */
function taxIn(amountFen: number, taxRate: number): number {
  const parts = 100 + taxRate
  return Math.floor((2 * amountFen * taxRate + parts) / (2 * parts))
}

/** What is left of the order, which is locked; the lines add up to the amount of the invoice. */
export async function linesToIssue(trx: Trx, order: Order, amountFen: number): Promise<StoredLine[]> {
  const lines: StoredLine[] = []
  for (const { itemId, name, courseType, count, amountFen: left } of await leftOf(trx, order, amountFen)) {
    if (left < 0) throw new Error(`order ${order.orderNo} has less to invoice than its lines`)
    if (left === 0) continue
    const { taxCode, taxRate } = await taxOf(trx, groupOf(courseType))
    lines.push({ itemId, name, taxCode, taxRate, count, amountFen: left, taxFen: taxIn(left, taxRate) })
  }
  return lines
}

/**
 * The part of the issued lines that refunds took and no red invoice has reversed. The last part of a line takes the
 * rest of its tax, so that red and blue taxes are equal.
 */
export async function linesToReverse(
  trx: Trx,
  order: Order,
  issued: StoredLine[],
  reversed: StoredLine[]
): Promise<StoredLine[]> {
  const left = new Map(
    (await leftOf(trx, order, order.amountFen - order.refundedFen)).map((line) => [line.itemId, line])
  )
  return issued.flatMap((line) => {
    const before = reversed.filter(({ itemId }) => itemId === line.itemId)
    const openFen = line.amountFen - sum(before, 'amountFen')
    const openTax = line.taxFen - sum(before, 'taxFen')
    const amountFen = openFen - (left.get(line.itemId)?.amountFen ?? 0)
    if (amountFen <= 0) return []
    const taxFen = amountFen === openFen ? openTax : Math.min(openTax, taxIn(amountFen, line.taxRate))
    const copies = line.count - sum(before, 'count') - (left.get(line.itemId)?.count ?? 0)
    return [{ ...line, amountFen, taxFen, count: Math.max(1, copies) }]
  })
}

/** All that no red invoice has reversed. */
export function linesLeft(issued: StoredLine[], reversed: StoredLine[]): StoredLine[] {
  return issued.flatMap((line) => {
    const before = reversed.filter(({ itemId }) => itemId === line.itemId)
    const amountFen = line.amountFen - sum(before, 'amountFen')
    if (amountFen <= 0) return []
    const count = Math.max(1, line.count - sum(before, 'count'))
    return [{ ...line, amountFen, taxFen: line.taxFen - sum(before, 'taxFen'), count }]
  })
}

export const storedLines = (text: Invoice['issueLines']): StoredLine[] => (text ? JSON.parse(text) : [])

export const sum = (lines: StoredLine[], name: 'amountFen' | 'taxFen' | 'count') =>
  lines.reduce((total, line) => total + line[name], 0)

async function leftOf(trx: Trx, order: Order, amountFen: number): Promise<Left[]> {
  const rows = await trx.from('order_items').where('order_id', order.id).orderBy('position').orderBy('id')
  const items = rows.map((row): Left => {
    const left = Number(row.amount_fen) - Number(row.refunded_fen)
    const count = Math.max(1, row.course_count - row.refunded_count)
    return { itemId: row.id, name: row.item_name, courseType: row.course_type, count, amountFen: left }
  })
  const freightFen = amountFen - items.reduce((total, item) => total + item.amountFen, 0)
  return [...items, { itemId: null, name: messages.freight, courseType: null, count: 1, amountFen: freightFen }]
}

const groups: { [Type in CourseType]?: TaxGroup } = { 1: 'course', 3: 'book', 4: 'material', 5: 'further', 6: 'live' }

function groupOf(courseType: CourseType | null): TaxGroup {
  const group = courseType === null ? 'freight' : groups[courseType]
  if (!group) throw new UserError(messages.taxMissing(String(courseType)))
  return group
}
