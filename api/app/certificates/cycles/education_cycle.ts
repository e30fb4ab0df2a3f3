import { EducationCycleSchema } from '#core/schema'
import type { CycleState } from '#certificates/cycles/terms'

/** A period in which a qualification owes the hours of its targets. */
export default class EducationCycle extends EducationCycleSchema {
  declare state: CycleState
}
