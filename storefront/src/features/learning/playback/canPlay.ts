import { playbackMessages } from '@zhuxue/api/terms/learning/playback'
import type { PlayUrl } from '~/lib/http/apiTypes'

const playlist = 'application/vnd.apple.mpegurl'
/** The format of cameras and the cloud, which every licensed browser plays: H.264 and AAC. */
const mp4 = 'video/mp4; codecs="avc1.42E01E, mp4a.40.2"'

export interface Abilities {
  /** As `HTMLMediaElement.canPlayType`. */
  canPlayType: (type: string) => string
  /** As `MediaSource.isTypeSupported`; absent without Media Source Extensions. */
  isTypeSupported?: (type: string) => boolean
}

/**
 * Some builds of Firefox come without H.264, some phones without Media Source Extensions: features are detected, never
 * the browser's name.
 */
export function canPlay(format: PlayUrl['format'], abilities = ofThisBrowser()): boolean {
  const { canPlayType, isTypeSupported } = abilities
  if (format !== 'm3u8') return canPlayType(mp4) !== ''
  return canPlayType(playlist) !== '' || Boolean(isTypeSupported?.(mp4))
}

/** Empty if the video plays. */
export function unplayableNotice(
  format: PlayUrl['format'],
  userAgent = navigator.userAgent,
  abilities = ofThisBrowser()
): string {
  if (canPlay(format, abilities)) return ''
  return userAgent.includes('Firefox/') ? playbackMessages.firefoxUnsupported : playbackMessages.browserUnsupported
}

function ofThisBrowser(): Abilities {
  const video = document.createElement('video')
  const source = globalThis.MediaSource as typeof MediaSource | undefined
  return {
    canPlayType: (type) => video.canPlayType(type),
    isTypeSupported: source && ((type) => source.isTypeSupported(type)),
  }
}
