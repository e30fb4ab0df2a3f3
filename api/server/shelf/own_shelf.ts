import { onPurge } from '../../app/core/shelf/purges_here.js'
import { shelfAnswers, shelfBytes } from '../../app/core/metrics/metrics.js'
import { readForMetrics } from '../../app/core/metrics/reading.js'
import { nowMillis } from '../../app/core/time.js'
import { Shelf } from './shelf.js'

const megabytes = Number(process.env.SHELF_MB || 64)

/** That of this process, for pages and answers alike. */
export const ownShelf = new Shelf(megabytes * 1024 * 1024, nowMillis)

onPurge((tags) => ownShelf.purge(tags))

readForMetrics(() => {
  shelfBytes.set(ownShelf.bytes)
  shelfAnswers.set(ownShelf.size)
})
