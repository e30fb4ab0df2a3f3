import db from '@adonisjs/lucid/services/db'
import { ParcelState, TrackEveryMinutes } from '#commerce/terms'
import { ParcelSchema } from '#core/schema'
import { now, toStored } from '#core/time'
import { isDuplicate } from '#core/transaction'
import type { Track } from '#drivers/express/express_tracker'

export default class Parcel extends ParcelSchema {
  declare state: ParcelState

  static async of(expressCompany: string, trackingNo: string): Promise<Parcel> {
    const named = { expressCompany, trackingNo }
    const known = await Parcel.findBy(named)
    if (known) return known
    try {
      return await Parcel.create({ ...named, state: ParcelState.Unknown })
    } catch (error) {
      // Another request created the row at the same time.
      if (isDuplicate(error)) return Parcel.findByOrFail(named)
      throw error
    }
  }

  get track(): Track {
    return { state: this.state, routes: JSON.parse(this.routes ?? '[]') }
  }

  /** @returns true at most once per half hour across all processes, and never for a signed parcel */
  async claimTracking(): Promise<boolean> {
    const due = toStored(now().minus({ minutes: TrackEveryMinutes }))
    const taken = await db
      .from('parcels')
      .where('id', this.id)
      .whereNot('state', ParcelState.Signed)
      .where((parcel) => parcel.whereNull('tracked_at').orWhere('tracked_at', '<=', due))
      .update({ tracked_at: toStored(now()) })
    return Number(taken) === 1
  }

  /** An empty response does not erase known steps. */
  updateTrack({ state, routes }: Track): Promise<this> {
    if (routes.length > 0 || this.track.routes.length === 0) {
      this.state = state
      this.routes = JSON.stringify(routes)
    }
    this.checkedAt = now()
    this.failedAt = null
    return this.save()
  }

  markTrackingFailed(): Promise<this> {
    this.failedAt = now()
    return this.save()
  }
}
