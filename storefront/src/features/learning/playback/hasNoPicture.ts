type Playing = Pick<HTMLVideoElement, 'videoWidth' | 'currentTime' | 'paused' | 'readyState'>

/** Plays sound only, such as HEVC in most browsers. Metadata (ready state 1) brings the width. */
export function hasNoPicture({ videoWidth, currentTime, paused, readyState }: Playing): boolean {
  return videoWidth === 0 && readyState >= 2 && !paused && currentTime > 0
}
