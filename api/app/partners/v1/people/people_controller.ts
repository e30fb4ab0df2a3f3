import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { nothingToAudit } from '#core/audit/audit'
import { NotFound } from '#core/errors'
import { requireKey } from '#core/http/service_keys/service_key'
import { AddPerson } from '#partners/v1/people/add_person'
import { toPeople } from '#partners/v1/people/to_people'
import { personValidator } from '#partners/v1/people/validators'
import { findVisible, visiblePeople, type PersonRow } from '#partners/v1/people/visible_people'
import { pageValidator } from '#partners/v1/validators'
import { cursorOf, limitOf, toPage } from '#partners/v1/wire'

@inject()
export default class PeopleController {
  constructor(protected addPerson: AddPerson) {}

  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(pageValidator)
    const [after] = cursorOf(page)
    const limit = limitOf(page)
    const rows: PersonRow[] = await visiblePeople(
      requireKey(ctx),
      (people, column) => void people.where(column, '>', after)
    ).limit(limit + 1)
    return toPage(await toPeople(ctx, rows), { limit, toItem: (person) => person, cursor: ({ id }) => id })
  }

  /** The answer does not say whether the person was new. */
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(personValidator)
    const userId = await this.addPerson.execute(ctx, form)
    // A repeated key gets the answer of the first call, which was audited.
    nothingToAudit(ctx)
    const row = await findVisible(requireKey(ctx), userId)
    if (!row) throw new NotFound()
    const [person] = await toPeople(ctx, [row])
    return person!
  }
}
