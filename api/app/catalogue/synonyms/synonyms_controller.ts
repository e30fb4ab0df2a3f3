import type { HttpContext } from '@adonisjs/core/http'
import { deleteSynonyms } from '#catalogue/synonyms/delete_synonyms'
import { saveSynonyms } from '#catalogue/synonyms/save_synonyms'
import { synonymList } from '#catalogue/synonyms/synonym_list'
import { synonymMessages } from '#catalogue/synonyms/terms'
import { synonymListValidator, synonymsValidator } from '#catalogue/synonyms/validators'

export default class SynonymsController {
  async index({ request }: HttpContext) {
    return synonymList(await request.validateUsing(synonymListValidator))
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(synonymsValidator)
    const synonymGroupId = await saveSynonyms(ctx, null, form)
    return { synonymGroupId, msg: synonymMessages.saved }
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(synonymsValidator)
    const synonymGroupId = await saveSynonyms(ctx, ctx.params.id, form)
    return { synonymGroupId, msg: synonymMessages.saved }
  }

  async destroy(ctx: HttpContext) {
    await deleteSynonyms(ctx, ctx.params.id)
    return { msg: synonymMessages.deleted }
  }
}
