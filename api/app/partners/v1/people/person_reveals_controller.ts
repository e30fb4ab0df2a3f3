import type { HttpContext } from '@adonisjs/core/http'
import { readReason } from '#core/http/service_keys/reason_header'
import { revealPerson } from '#partners/v1/people/reveal_person'

export default class PersonRevealsController {
  async store(ctx: HttpContext) {
    return revealPerson(ctx, Number(ctx.params.id), await readReason(ctx))
  }
}
