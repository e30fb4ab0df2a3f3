import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { NoCode, type ChannelKind } from '#channels/terms'
import { ShortSeconds } from '#core/cache/freshness'
import { MemoryCache } from '#core/cache/memory_cache'

/** A channel whose code is valid: its user is neither disabled nor deleted. */
export interface ActiveChannel {
  id: number
  code: string
  kind: ChannelKind
  /** In basis points: 9500 is 0.95. */
  discountBp: number
}

export const ChannelsTag = 'channels'

/** By code. A change of a channel or its user purges `channels`. */
const cache = new MemoryCache<ActiveChannel>({
  maxSize: 1_000,
  tagsOf: () => [ChannelsTag],
  maxAgeMs: () => ShortSeconds * 1_000,
})

/** Null for no code, for 000000 and for an unknown code. */
export async function findActiveChannel(
  code: string | null | undefined,
  client: QueryClientContract = db.connection()
): Promise<ActiveChannel | null> {
  const normalizedCode = code?.trim().toUpperCase()
  if (!normalizedCode || normalizedCode === NoCode) return null
  return cache.getOrLoad(normalizedCode, () =>
    client
      .from('channels')
      .join('users', 'users.id', 'channels.user_id')
      .where('channels.exclusive_code', normalizedCode)
      .whereNull('users.disabled_at')
      .whereNull('users.deleted_at')
      .select('channels.id', 'channels.exclusive_code as code', 'channels.kind', 'channels.discount_bp as discountBp')
      .first()
  )
}
