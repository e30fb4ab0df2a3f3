import { imageQueue } from '#drivers/storage/image_queue'

/** One picture at work and as many waiting as may; the returned function lets them all go. */
export function fillImageQueue(): () => Promise<void> {
  const gate = Promise.withResolvers<void>()
  const taken = imageQueue.concurrent + imageQueue.lines.uploads
  const all = Array.from({ length: taken }, () => imageQueue.run('uploads', () => gate.promise))
  return async () => {
    gate.resolve()
    await Promise.all(all)
  }
}
