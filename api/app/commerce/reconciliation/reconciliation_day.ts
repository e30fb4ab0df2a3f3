import { BillDaySchema } from '#core/schema'
import type { DayStatus } from '#core/reconciliation/terms'

export default class BillDay extends BillDaySchema {
  declare status: DayStatus
}
