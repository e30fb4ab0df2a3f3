import type { DateTime } from 'luxon'

export interface Shipment {
  /** The courier's name as it is kept with the order, as in `顺丰速运`. */
  company: string
  trackingNo: string
  /** The recipient's: some couriers answer only to whoever knows it. */
  telephone: string | null
  /** Where it goes, as in `山东省济南市历下区`; null when nobody knows. */
  destination: string | null
  shippedAt: DateTime
}

export type TrackState =
  'unknown' | 'accepted' | 'moving' | 'delivering' | 'signed' | 'problem' | 'returned'

export interface Track {
  state: TrackState
  /** Newest first; `acceptTime` is `yyyy-MM-dd HH:mm:ss` of the business zone (learner side 7). */
  routes: { acceptTime: string; remark: string }[]
}

/** Where parcels are. A driver asks once and keeps nothing; who may ask how often is decided before it. */
export abstract class ExpressTracker {
  /**
   * The way of one parcel so far. A number that the courier has not heard of yet is `unknown` without routes.
   * @throws DriverFailure when nobody answers, or refuses to
   */
  abstract track(shipment: Shipment): Promise<Track>
}
