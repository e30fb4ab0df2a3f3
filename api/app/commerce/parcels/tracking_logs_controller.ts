import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import Order from '#commerce/order'
import { ParcelState, messages } from '#commerce/terms'
import { TrackParcel } from '#commerce/parcels/track_parcel'
import { requireUser } from '#core/current_user'
import { toWireTime } from '#core/time'

@inject()
export default class TrackingLogsController {
  constructor(protected trackParcel: TrackParcel) {}

  async index(ctx: HttpContext) {
    const order = await Order.seenBy(requireUser(ctx), ctx.params.orderNo)
    const parcel = await this.trackParcel.execute(order)
    const { state, routes } = parcel?.track ?? { state: ParcelState.Unknown, routes: [] }
    return {
      expressCompany: order.expressCompany,
      trackingNo: order.trackingNo,
      state,
      routes,
      checkedTime: toWireTime(parcel?.checkedAt),
      notice: parcel?.failedAt ? messages.tracksStale : null,
    }
  }
}
