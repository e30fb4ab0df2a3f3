import { extname } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { QueueFull } from '#drivers/storage/concurrency_limit'
import { imageQueue } from '#drivers/storage/image_queue'
import { maxHeldBytes, pictureLimits } from '#drivers/storage/picture_limits'
import { UploadError } from '#drivers/storage/upload_error'

/** Removes metadata such as location and camera. @throws UploadError when not decodable, too large or too many are queued */
export async function reencodePicture(file: string | Buffer, key: string): Promise<Buffer> {
  try {
    return await imageQueue.run('uploads', () => decode(file, key))
  } catch (error) {
    if (error instanceof UploadError) throw error
    throw new UploadError(error instanceof QueueFull ? 'busy' : 'otherType')
  }
}

async function decode(file: string | Buffer, key: string): Promise<Buffer> {
  const { maxPixels, maxSide } = pictureLimits(key)
  rejectLargePicture(await sharp(file, { limitInputPixels: false }).metadata(), maxPixels)

  const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  return extname(key) === '.png'
    ? picture.png({ compressionLevel: 9 }).toBuffer()
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer()
}

function rejectLargePicture(header: Metadata, maxPixels: number): void {
  if (header.width * header.height > maxPixels) throw new UploadError('tooManyPixels')
  if (peakDecodeBytes(header) > maxHeldBytes) throw new UploadError('tooManyPixels')
}

/**
 * Peak memory of the decoder: the coefficients of a progressive JPEG, two bytes each, the rows of an interlaced PNG, and
 * every row of a picture that is to be rotated, measured at three bytes per 16-bit sample. A rotated JPEG was shrunk
 * before.
 */
export function peakDecodeBytes(header: Metadata): number {
  const { width, height, channels, format, isProgressive, orientation = 1 } = header
  const samples = width * height * channels
  if (format === 'jpeg') return isProgressive ? 2 * samples : 0
  return isProgressive || orientation > 1 ? samples * (header.depth === 'ushort' ? 3 : 1) : 0
}
