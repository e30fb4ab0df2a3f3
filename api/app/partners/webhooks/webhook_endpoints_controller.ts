import type { HttpContext } from '@adonisjs/core/http'
import { fromWireTime } from '#core/time'
import { changeSecret, deleteEndpoint, switchEndpoint } from '#partners/webhooks/change_endpoint'
import { deliveryList } from '#partners/webhooks/delivery_list'
import { endpointList } from '#partners/webhooks/endpoint_list'
import { replayEvents } from '#partners/webhooks/replay_events'
import { createEndpoint, updateEndpoint } from '#partners/webhooks/save_endpoint'
import { webhookMessages as messages } from '#partners/webhooks/terms'
import { testEndpoint } from '#partners/webhooks/test_endpoint'
import {
  deliveryFilterValidator,
  endpointEditValidator,
  endpointSwitchValidator,
  endpointValidator,
  replayValidator,
} from '#partners/webhooks/validators'

/** Endpoints of any service account, for admins. */
export default class WebhookEndpointsController {
  index({ params }: HttpContext) {
    return endpointList(params.id)
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(endpointValidator)
    return { ...(await createEndpoint(ctx, ctx.params.id, form)), msg: messages.created }
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(endpointEditValidator)
    await updateEndpoint(ctx, { id: ctx.params.id }, form)
    return { msg: messages.saved }
  }

  async switch(ctx: HttpContext) {
    const { disabled } = await ctx.request.validateUsing(endpointSwitchValidator)
    await switchEndpoint(ctx, { id: ctx.params.id }, disabled)
    return { msg: disabled ? messages.disabled : messages.enabled }
  }

  async changeSecret(ctx: HttpContext) {
    return { ...(await changeSecret(ctx, { id: ctx.params.id })), msg: messages.secretChanged }
  }

  async destroy(ctx: HttpContext) {
    await deleteEndpoint(ctx, { id: ctx.params.id })
    return { msg: messages.deleted }
  }

  test({ params }: HttpContext) {
    return testEndpoint({ id: params.id })
  }

  async replay(ctx: HttpContext) {
    const { from, to, webhookIds: ids } = await ctx.request.validateUsing(replayValidator)
    const range = { from: from ? fromWireTime(from) : undefined, to: to ? fromWireTime(to) : undefined }
    const events = await replayEvents(ctx, { id: ctx.params.id }, { ...range, ids })
    return { events, msg: messages.replayed(events) }
  }

  async deliveries({ params, request }: HttpContext) {
    return deliveryList(params.id, await request.validateUsing(deliveryFilterValidator))
  }
}
