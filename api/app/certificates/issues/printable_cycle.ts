import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import EducationCycle from '#certificates/cycles/education_cycle'
import EducationRule from '#certificates/education_rules/education_rule'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import type { PrintedCycle } from '#certificates/issues/issue_data'
import { issueMessages as messages } from '#certificates/issues/terms'
import { NotFound, UserError } from '#core/errors'
import { readSetting } from '#settings/read_setting'

export const isPrintedByCycle = async (client: QueryClientContract) =>
  (await readSetting('printByCycle', client)) === '1'

/** @throws NotFound for a cycle of another user; UserError while the setting is off */
export async function printableCycle(
  client: QueryClientContract,
  userId: number,
  cycleId: number
): Promise<PrintedCycle> {
  const cycle = await EducationCycle.query({ client }).where({ id: cycleId, userId }).first()
  if (!cycle) throw new NotFound()
  if (!(await isPrintedByCycle(client))) throw new UserError(messages.printByCycleOff, { field: 'cycleId' })
  return toPrintedCycle(client, cycle)
}

export async function toPrintedCycle(
  client: QueryClientContract,
  { id, educationRuleId, startsOn, endsOn }: EducationCycle
): Promise<PrintedCycle> {
  const { qualificationKindId } = await EducationRule.findOrFail(educationRuleId, { client })
  const { kindName } = await QualificationKind.findOrFail(qualificationKindId, { client })
  return { cycleId: id, kindName, startsOn, endsOn }
}
