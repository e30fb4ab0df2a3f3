import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { createServiceAccount, updateServiceAccount } from '#partners/accounts/save_service_account'
import { hasOtherAdmin, serviceAccountList } from '#partners/accounts/service_account_list'
import { switchServiceAccount } from '#partners/accounts/switch_service_account'
import {
  serviceAccountEditValidator,
  serviceAccountSwitchValidator,
  serviceAccountValidator,
} from '#partners/accounts/validators'
import { partnerMessages as messages } from '#partners/terms'

export default class ServiceAccountsController {
  async index(ctx: HttpContext) {
    const { id } = requireUser(ctx)
    return { serviceAccounts: await serviceAccountList(id), hasOtherAdmin: await hasOtherAdmin(id) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(serviceAccountValidator)
    const { id } = await createServiceAccount(ctx, form)
    return { serviceAccountId: id, msg: messages.saved }
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(serviceAccountEditValidator)
    await updateServiceAccount(ctx, ctx.params.id, form)
    return { msg: messages.saved }
  }

  async switch(ctx: HttpContext) {
    const { disabled } = await ctx.request.validateUsing(serviceAccountSwitchValidator)
    await switchServiceAccount(ctx, ctx.params.id, disabled)
    return { msg: disabled ? messages.disabled : messages.enabled }
  }
}
