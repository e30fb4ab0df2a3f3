import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import Order from '#commerce/order'
import { requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { toStored } from '#core/time'
import { externalIdsOf } from '#partners/v1/external_ids_of'
import { PlaceBulkOrder } from '#partners/v1/orders/place_bulk_order'
import { toOrder, toOrderDetail } from '#partners/v1/orders/to_order'
import { bulkOrderValidator } from '#partners/v1/orders/validators'
import { changedPageValidator } from '#partners/v1/validators'
import { cursorOf, limitOf, toPage } from '#partners/v1/wire'

@inject()
export default class OrdersController {
  constructor(protected placeBulkOrder: PlaceBulkOrder) {}

  async index(ctx: HttpContext) {
    const { updatedSince, ...page } = await ctx.request.validateUsing(changedPageValidator)
    const orders = Order.ownedBy(requireUser(ctx)).where('id', '>', cursorOf(page)[0])
    if (updatedSince) {
      const since = toStored(DateTime.fromISO(updatedSince).toUTC())
      orders.where((either) => {
        void either.where('updatedAt', '>=', since)
        void either.orWhere((never) => void never.whereNull('updatedAt').where('createdAt', '>=', since))
      })
    }
    const rows = await orders.orderBy('id').limit(limitOf(page) + 1)
    const ids = await externalIdsOf(
      ctx,
      'orders',
      rows.map(({ id }) => id)
    )
    return toPage(rows, { limit: limitOf(page), toItem: (order) => toOrder(order, ids), cursor: ({ id }) => id })
  }

  async show(ctx: HttpContext) {
    const order = await Order.ownedBy(requireUser(ctx)).where('orderNo', ctx.params.orderNo).preload('items').first()
    if (!order) throw new NotFound()
    return toOrderDetail(ctx, order)
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(bulkOrderValidator)
    return toOrderDetail(ctx, await this.placeBulkOrder.execute(ctx, form))
  }
}
