import { BillDaySchema } from '#core/schema'
import type { BillDayStatus } from '#commerce/reconciliation/terms'

/** One day of the wallet's bill, held against our books. */
export default class BillDay extends BillDaySchema {
  declare status: BillDayStatus
}
