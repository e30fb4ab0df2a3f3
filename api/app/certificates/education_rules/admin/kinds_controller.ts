import type { HttpContext } from '@adonisjs/core/http'
import { allKinds } from '#certificates/education_rules/admin/kind_list'
import { addKind, changeKind } from '#certificates/education_rules/admin/save_kind'
import { kindValidator, newKindValidator } from '#certificates/education_rules/admin/validators'
import { ruleMessages } from '#certificates/education_rules/terms'

export default class KindsController {
  async index() {
    return { kinds: await allKinds() }
  }

  async store(ctx: HttpContext) {
    const { id } = await addKind(ctx, await ctx.request.validateUsing(newKindValidator))
    return { kindId: id, msg: ruleMessages.kindSaved }
  }

  async update(ctx: HttpContext) {
    await changeKind(ctx, ctx.params.id, await ctx.request.validateUsing(kindValidator))
    return { msg: ruleMessages.kindSaved }
  }
}
