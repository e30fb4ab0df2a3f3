import { AnomalyDaySchema } from '#core/schema'

export default class AnomalyDay extends AnomalyDaySchema {
  declare status: 'done' | 'failed'
}
