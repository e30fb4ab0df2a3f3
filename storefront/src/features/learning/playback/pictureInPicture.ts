/** Firefox has a button of its own on each video and no call for it. */
export function canFloat(media: unknown): media is HTMLVideoElement {
  return document.pictureInPictureEnabled && media instanceof HTMLVideoElement
}

/** A video that has not begun, or a browser that asks for a click first, refuses: then all stays as it was. */
export function toggleFloating(media: unknown): void {
  if (!canFloat(media)) return
  const turned = document.pictureInPictureElement ? document.exitPictureInPicture() : media.requestPictureInPicture()
  turned.catch(() => undefined)
}
