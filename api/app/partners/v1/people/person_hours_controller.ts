import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/errors'
import { requireUser } from '#core/current_user'
import { requireKey } from '#core/http/service_keys/service_key'
import { hoursOfPerson } from '#organisations/hours/hours_of_person'
import { findVisible } from '#partners/v1/people/visible_people'

/** Of members who share them with an organisation of the owner (docs/decisions/0145). */
export default class PersonHoursController {
  async index(ctx: HttpContext) {
    const person = await findVisible(requireKey(ctx), Number(ctx.params.id))
    if (!person) throw new NotFound()
    const cycles = await hoursOfPerson(requireUser(ctx).id, person.id)
    return { data: cycles.map(toCycle) }
  }
}

/** Hours are 学时 with one decimal. */
function toCycle(cycle: Awaited<ReturnType<typeof hoursOfPerson>>[number]) {
  return {
    qualification: cycle.kindName,
    specialty: cycle.specialtyName,
    lastDay: cycle.validTo,
    lastApplicationDay: cycle.applyUntil,
    requiredHoursDone: cycle.requiredDone,
    requiredHours: cycle.requiredNeeded,
    electiveHoursDone: cycle.electiveDone,
    electiveHours: cycle.electiveNeeded,
    state: cycle.hoursState,
  }
}
