import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import LegalText, { toLegalText } from '#accounts/legal_texts/legal_text'
import { publishLegalText } from '#accounts/legal_texts/publish_legal_text'
import { messages } from '#accounts/legal_texts/terms'
import { legalTextFormValidator, legalTextsValidator } from '#accounts/legal_texts/validators'

export default class AdminLegalTextsController {
  /** Newest first, without contents. */
  async index({ request }: HttpContext) {
    const { page = 1, pageSize = 10, kind } = await request.validateUsing(legalTextsValidator)
    const rows = await LegalText.query()
      .if(kind, (query) => query.where('kind', kind!))
      .select('id', 'kind', 'number', 'changes', 'is_major', 'user_id', 'created_at')
      .orderBy('id', 'desc')
      .paginate(page, pageSize)
    const texts = rows.all()
    const authors = await db
      .from('users')
      .whereIn('id', [...new Set(texts.flatMap(({ userId }) => userId ?? []))])
      .select('id', 'user_name')
    const nameOf = new Map<number, string>(authors.map((row) => [row.id, row.user_name]))
    return {
      rows: texts.map((text) => ({
        ...toLegalText(text),
        major: Boolean(text.isMajor),
        userName: nameOf.get(text.userId ?? 0) ?? null,
      })),
      total: rows.total,
    }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(legalTextFormValidator)
    const { id, number } = await publishLegalText(ctx, form)
    return { legalTextId: id, number, msg: messages.published }
  }
}
