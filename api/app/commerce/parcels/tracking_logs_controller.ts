import type { HttpContext } from '@adonisjs/core/http'
import Order from '#commerce/order'
import { ParcelState, ParcelStateText, messages } from '#commerce/terms'
import { trackParcel } from '#commerce/parcels/track_parcel'
import { signedIn } from '#core/current_user'
import { onWire } from '#core/time'

/** The way of an order's parcel, for its owner or an admin. */
export default class TrackingLogsController {
  async index(ctx: HttpContext) {
    const order = await Order.seenBy(signedIn(ctx), ctx.params.orderNo)
    const parcel = await trackParcel(order)
    const { state, routes } = parcel?.track ?? { state: ParcelState.Unknown, routes: [] }
    return {
      expressCompany: order.expressCompany,
      trackingNo: order.trackingNo,
      state,
      stateText: ParcelStateText[state],
      routes,
      checkedTime: onWire(parcel?.checkedAt),
      /** Why this may be old; null when it is not. */
      notice: parcel?.failedAt ? messages.tracksStale : null,
    }
  }
}
