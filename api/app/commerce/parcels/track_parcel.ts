import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type Order from '#commerce/order'
import Parcel from '#commerce/parcels/parcel'
import { DriverFailure } from '#drivers/driver_failure'
import { ExpressTracker, type Shipment } from '#drivers/express/express_tracker'

/** Concurrent requests of this process share one query. */
const running = new Map<string, Promise<Parcel>>()

/** When the tracker fails, the known steps remain (docs/product.md 8.3). */
@inject()
export class TrackParcel {
  constructor(protected tracker: ExpressTracker) {}

  async execute(order: Order): Promise<Parcel | null> {
    const shipment = shipmentOf(order)
    if (!shipment) return null

    const key = `${shipment.company} ${shipment.trackingNo}`
    const query = running.get(key) ?? this.#update(shipment).finally(() => running.delete(key))
    running.set(key, query)
    return query
  }

  async #update(shipment: Shipment): Promise<Parcel> {
    const parcel = await Parcel.of(shipment.company, shipment.trackingNo)
    if (!(await parcel.claimTracking())) return parcel
    try {
      return await parcel.updateTrack(await this.tracker.track(shipment))
    } catch (error) {
      if (!(error instanceof DriverFailure)) throw error
      logger.warn({ err: error, parcelId: parcel.id }, 'the tracker did not respond')
      return parcel.markTrackingFailed()
    }
  }
}

function shipmentOf(order: Order): Shipment | null {
  const { expressCompany: company, trackingNo, addressSnapshot } = order
  if (!company || !trackingNo) return null
  return {
    company,
    trackingNo,
    telephone: addressSnapshot?.telephone ?? null,
    destination: addressSnapshot?.regionText ?? null,
    shippedAt: order.deliveredAt ?? order.paidAt ?? order.createdAt,
  }
}
