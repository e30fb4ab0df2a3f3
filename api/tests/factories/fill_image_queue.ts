import { pictureLane } from '#drivers/storage/image_queue'

/** One picture at work and as many waiting as may; the returned function lets them all go. */
export function fillPictureLane(): () => Promise<void> {
  const gate = Promise.withResolvers<void>()
  const taken = pictureLane.concurrent + pictureLane.lines.uploads
  const all = Array.from({ length: taken }, () => pictureLane.run('uploads', () => gate.promise))
  return async () => {
    gate.resolve()
    await Promise.all(all)
  }
}
