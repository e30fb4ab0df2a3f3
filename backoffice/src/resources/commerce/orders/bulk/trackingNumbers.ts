import { messages } from '@zhuxue/api/terms/commerce'

/** Tracking numbers by order number. */
export type Numbers = Readonly<Record<string, string>>

const orderNumber = /^\d{20}$/

/**
 * Numbers pasted from a sheet: a line with one of the orders goes to it, any other line to the next order, beginning
 * with the one where it was pasted.
 */
export function spreadPasted(text: string, orderIds: readonly string[], from: string): Numbers {
  const numbers: Record<string, string> = {}
  let next = orderIds.indexOf(from)
  for (const line of text.split(/\r?\n/)) {
    const cells = line.split(/[\t,，;；\s]+/).filter(Boolean)
    const named = cells.find((cell) => orderNumber.test(cell) && orderIds.includes(cell))
    const number = cells.find((cell) => cell !== named)
    if (!number) continue
    const target = named ?? orderIds[next++]
    if (target) numbers[target] = number
  }
  return numbers
}

/** Why a number cannot be saved, by order; orders without a number are left out. */
export function trackingErrors(numbers: Numbers): Record<string, string> {
  const errors: Record<string, string> = {}
  const first = new Map<string, string>()
  for (const [orderId, number] of Object.entries(numbers)) {
    if (!number) continue
    const other = first.get(number)
    if (!/^[0-9A-Za-z-]{1,20}$/.test(number)) errors[orderId] = messages.trackingNoWrong
    else if (other) errors[orderId] = `与订单 ${other} 的单号相同，请核对面单`
    else first.set(number, orderId)
  }
  return errors
}
