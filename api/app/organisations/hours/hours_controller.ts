import type { HttpContext } from '@adonisjs/core/http'
import { eventList } from '#organisations/hours/event_list'
import { hoursSheet } from '#organisations/hours/hours_sheet'
import { showHours } from '#organisations/hours/show_hours'
import { eventsValidator, hoursSheetValidator, hoursValidator } from '#organisations/hours/validators'
import { requireReader } from '#organisations/require_role'
import { requireUser } from '#core/current_user'
import { sendWorkbook } from '#core/spreadsheet'

export default class HoursController {
  async show(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(hoursValidator)
    const { organisationId } = await requireReader(requireUser(ctx), ctx.params.id)
    return showHours(organisationId, requireUser(ctx).id, query)
  }

  async export(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(hoursSheetValidator)
    const { organisationId } = await requireReader(requireUser(ctx), ctx.params.id)
    sendWorkbook(ctx, '学时名单.xlsx', await hoursSheet(organisationId, requireUser(ctx).id, filters))
  }

  async events(ctx: HttpContext) {
    const paging = await ctx.request.validateUsing(eventsValidator)
    const { organisationId } = await requireReader(requireUser(ctx), ctx.params.id)
    return eventList(organisationId, paging)
  }
}
