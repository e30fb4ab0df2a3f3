import { imageQueue } from '#drivers/storage/image_queue'

/** Fills the image queue: one picture in progress and the maximum waiting. @returns a function that releases them */
export function fillImageQueue(): () => Promise<void> {
  const gate = Promise.withResolvers<void>()
  const taken = imageQueue.concurrent + imageQueue.lines.uploads
  const all = Array.from({ length: taken }, () => imageQueue.run('uploads', () => gate.promise))
  return async () => {
    gate.resolve()
    await Promise.all(all)
  }
}
