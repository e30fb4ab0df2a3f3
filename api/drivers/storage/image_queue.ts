import sharp from 'sharp'
import { ConcurrencyLimit } from '#drivers/storage/concurrency_limit'

/** One thread a picture, and no decoded picture is kept for the next one. */
sharp.concurrency(1)
sharp.cache(false)

/** One picture at a time leaves two of four threads to hashing and files. Somebody waits for uploads: they go first. */
export const imageQueue = new ConcurrencyLimit(1, { uploads: 20, renditions: 200 })
