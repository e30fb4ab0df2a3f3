import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import type Order from '#commerce/order'
import Parcel from '#commerce/parcels/parcel'
import { DriverFailure } from '#drivers/driver_failure'
import { ExpressTracker, type Shipment } from '#drivers/express/express_tracker'

/** Whoever asks while the tracker is being asked waits for the same answer. */
const running = new Map<string, Promise<Parcel>>()

/**
 * The parcel of an order with the newest that is known of it: the tracker is asked when nobody has for half an hour, and
 * a tracker that fails leaves what was known before (learner side 2, logistics timeline).
 * @returns null when nothing was sent
 */
export async function trackParcel(order: Order): Promise<Parcel | null> {
  const shipment = shipmentOf(order)
  if (!shipment) return null

  const name = `${shipment.company} ${shipment.trackingNo}`
  const asking = running.get(name) ?? ask(shipment).finally(() => running.delete(name))
  running.set(name, asking)
  return asking
}

async function ask(shipment: Shipment): Promise<Parcel> {
  const parcel = await Parcel.of(shipment.company, shipment.trackingNo)
  if (!(await parcel.claimTracking())) return parcel

  const tracker = await app.container.make(ExpressTracker)
  try {
    return await parcel.learn(await tracker.track(shipment))
  } catch (error) {
    if (!(error instanceof DriverFailure)) throw error
    logger.warn({ err: error, parcelId: parcel.id }, 'the tracker does not answer')
    return parcel.fail()
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
