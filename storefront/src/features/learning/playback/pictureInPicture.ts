/** Firefox has its own button on each video and no API for it. */
export function canFloat(media: unknown): media is HTMLVideoElement {
  return document.pictureInPictureEnabled && media instanceof HTMLVideoElement
}

/** Rejected before a video has begun, or if the browser requires a click first: then nothing changes. */
export function toggleFloating(media: unknown): void {
  if (!canFloat(media)) return
  const turned = document.pictureInPictureElement ? document.exitPictureInPicture() : media.requestPictureInPicture()
  turned.catch(() => undefined)
}
