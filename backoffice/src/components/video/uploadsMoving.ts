let isMoving = () => false

/** Whether a video is uploading. In its own module, because the upload code is loaded on demand. */
export const hasActiveUploads = () => isMoving()

export const setUploadsMoving = (ask: () => boolean) => void (isMoving = ask)
