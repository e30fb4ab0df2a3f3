import { describe, expect, test } from 'vitest'
import { playbackMessages } from '@zhuxue/api/terms/learning/playback'
import { canPlay, unplayableNotice } from './canPlay'

const plays = (...types: string[]) => ({
  canPlayType: (type: string) => (types.some((one) => type.startsWith(one)) ? 'probably' : ''),
})
const source = (can: boolean) => ({ isTypeSupported: () => can })

describe('Supported formats', () => {
  test('a video needs its codecs, not a browser’s name', () => {
    expect(canPlay('mp4', plays('video/mp4'))).toBe(true)
    expect(canPlay('mp4', { ...plays(), ...source(true) })).toBe(false)
  })

  test('a live class needs playlists or Media Source Extensions', () => {
    expect(canPlay('m3u8', plays('application/vnd.apple.mpegurl'))).toBe(true)
    expect(canPlay('m3u8', { ...plays('video/mp4'), ...source(true) })).toBe(true)
    expect(canPlay('m3u8', { ...plays('video/mp4'), ...source(false) })).toBe(false)
    expect(canPlay('m3u8', plays('video/mp4'))).toBe(false)
  })

  test('Firefox that plays the video shows no notice', () => {
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
    const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

    expect(unplayableNotice('mp4', firefox, plays('video/mp4'))).toBe('')
    expect(unplayableNotice('mp4', firefox, plays())).toBe(playbackMessages.firefoxUnsupported)
    expect(unplayableNotice('mp4', chrome, plays())).toBe(playbackMessages.browserUnsupported)
  })
})
