import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { EducationRuleSchema } from '#core/schema'
import { toSeconds } from '#core/duration'
import type { CountBy, Milestone } from '#certificates/education_rules/terms'

export default class EducationRule extends EducationRuleSchema {
  declare countBy: CountBy

  /** The rule for a cycle that begins on this day: the newest of that day, else the first one. */
  static async inForce(client: QueryClientContract, kindId: number, day: string): Promise<EducationRule | null> {
    const rules = await this.query({ client }).where('qualificationKindId', kindId).orderBy('validFrom')
    return rules.findLast(({ validFrom }) => validFrom <= day) ?? rules.at(0) ?? null
  }

  get milestoneList(): Milestone[] {
    return JSON.parse(this.milestones)
  }

  targetSeconds({ isMain, required }: { isMain: boolean; required: boolean }): number {
    const main = required ? this.requiredHours : this.electiveHours
    const extra = required ? this.extraRequiredHours : this.extraElectiveHours
    return toSeconds((isMain ? main : extra) * this.minutesPerHour)
  }
}
