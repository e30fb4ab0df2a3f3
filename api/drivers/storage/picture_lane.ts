import sharp from 'sharp'
import { ConcurrencyLimit } from '#drivers/storage/concurrency_limit'

/** One thread a picture, and no decoded picture is kept for the next one. */
sharp.concurrency(1)
sharp.cache(false)

/**
 * The one place where this process decodes pictures, one at a time: its memory is that of the largest picture,
 * and two of the four threads that hashing and files share stay free. Uploads go before renditions, because
 * somebody waits for them.
 */
export const pictureLane = new ConcurrencyLimit(1, { uploads: 20, renditions: 200 })
