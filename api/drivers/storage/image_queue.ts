import sharp from 'sharp'
import { ConcurrencyLimit } from '#drivers/storage/concurrency_limit'

/** One thread per picture, and no cache of decoded pictures. */
sharp.concurrency(1)
sharp.cache(false)

/** One picture at a time leaves two of four threads to hashing and files. Uploads have a waiting user, so they go first. */
export const imageQueue = new ConcurrencyLimit(1, { uploads: 20, renditions: 200 })
