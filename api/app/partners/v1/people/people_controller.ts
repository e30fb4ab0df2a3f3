import type { HttpContext } from '@adonisjs/core/http'
import { requireKey } from '#core/http/service_keys/service_key'
import { toPeople } from '#partners/v1/people/to_people'
import { visiblePeople, type PersonRow } from '#partners/v1/people/visible_people'
import { pageValidator } from '#partners/v1/validators'
import { cursorOf, limitOf, toPage } from '#partners/v1/wire'

export default class PeopleController {
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
}
