import db from '@adonisjs/lucid/services/db'
import Channel from '#channels/channel'
import { commissionRates } from '#channels/rates/commission_rate'
import { FirstMonth } from '#channels/rates/terms'

/** The last rate that was set, and since when each rate applies. */
export async function toRates(userId: number) {
  const channel = await Channel.findBy('userId', userId)
  const rates = channel ? await commissionRates(db.connection(), channel.id) : []
  return {
    commissionPercent: rates.length ? rates.at(-1)!.rateBp / 100 : null,
    commissionRates: rates.map(({ fromMonth, rateBp }) => ({
      fromMonth: fromMonth === FirstMonth ? null : fromMonth,
      percent: rateBp / 100,
    })),
  }
}
