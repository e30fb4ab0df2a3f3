import { BillDaySchema } from '#core/schema'
import type { BillDayStatus } from '#commerce/reconciliation/terms'

export default class BillDay extends BillDaySchema {
  declare status: BillDayStatus
}
