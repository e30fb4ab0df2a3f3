import type { DateTime } from 'luxon'
import { settingsOnly, type ProbeOptions, type ProbeResult } from '#drivers/probe'

export interface Shipment {
  company: string
  trackingNo: string
  telephone: string | null
  destination: string | null
  shippedAt: DateTime
}

export type TrackState = 'unknown' | 'accepted' | 'moving' | 'delivering' | 'signed' | 'problem' | 'returned'

export interface Track {
  state: TrackState
  /** Newest first; `acceptTime` is `yyyy-MM-dd HH:mm:ss` in the business time zone (docs/product.md 8.3). */
  routes: { acceptTime: string; remark: string }[]
}

/** Tracks parcels. Stateless: callers limit their requests. Throws DriverFailure. */
export abstract class ExpressTracker {
  /** A number unknown to the courier is `unknown` without routes. */
  abstract track(shipment: Shipment): Promise<Track>

  /** With `isPaid` one read-only call that shows whether account and settings work. @throws DriverFailure without an answer */
  async probe(_options: ProbeOptions): Promise<ProbeResult> {
    return settingsOnly()
  }
}
