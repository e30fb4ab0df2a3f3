let isMoving = () => false

/** Whether a video is on its way. Asked everywhere; what sends videos is loaded where one can be chosen. */
export const hasActiveUploads = () => isMoving()

export const setUploadsMoving = (ask: () => boolean) => void (isMoving = ask)
