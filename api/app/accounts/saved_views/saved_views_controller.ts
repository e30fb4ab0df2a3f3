import type { HttpContext } from '@adonisjs/core/http'
import { addView, changeView, removeView } from '#accounts/saved_views/save_view'
import SavedView from '#accounts/saved_views/saved_view'
import { toSavedView } from '#accounts/saved_views/saved_view_transformer'
import { messages } from '#accounts/saved_views/terms'
import { listValidator, newViewValidator, viewValidator } from '#accounts/saved_views/validators'
import { requireUser } from '#core/current_user'

export default class SavedViewsController {
  async index(ctx: HttpContext) {
    const { listName } = await ctx.request.validateUsing(listValidator)
    const views = await SavedView.query()
      .where({ userId: requireUser(ctx).id, listName })
      .orderBy('id')
    return { savedViews: views.map(toSavedView) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(newViewValidator)
    const view = await addView(requireUser(ctx), { ...form, viewQuery: form.viewQuery ?? '' })
    return { savedView: toSavedView(view), msg: messages.saved }
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(viewValidator)
    const changed = { ...form, viewQuery: form.viewQuery ?? '' }
    const view = await changeView(requireUser(ctx), ctx.params.id, changed)
    return { savedView: toSavedView(view), msg: messages.saved }
  }

  async destroy(ctx: HttpContext) {
    await removeView(requireUser(ctx), ctx.params.id)
    return { msg: messages.deleted }
  }
}
