import { useEffect, useRef } from 'react'
import playerStyles from 'xgplayer/dist/index.min.css?url'
import { DefaultDefinition, DefinitionText } from '@zhuxue/api/terms/learning/playback'
import type { PlayUrl } from '~/lib/http/apiTypes'
import { loadStyles } from '~/lib/site/loadStyles'
import { hasNoPicture } from './hasNoPicture'
import { isKeyOfOthers, pressKey } from './keys'
import { canFloat, toggleFloating } from './pictureInPicture'
import { savePlayerPreferences, playbackRates, loadPlayerPreferences } from './playerChoices'
import styles from './VideoStage.module.css'
import { Events, Player, pluginsFor } from './xgplayer'

/** Controls for the elements around the video. */
export interface StageControl {
  currentTime: () => number
  seek: (seconds: number) => void
  setRate: (rate: number) => void
  /** Also leaves full screen and picture-in-picture, which would cover the page. */
  pause: () => void
  play: () => void
  /** Null if the browser has no picture-in-picture. */
  toggleFloating: (() => void) | null
}

type Props = {
  urls: PlayUrl[]
  poster: string | null
  live: boolean
  /** Seconds of the video. */
  startAt?: number
  onPlaying: (playing: boolean) => void
  /** The player has run out of data. */
  onWaiting?: () => void
  onPosition: (seconds: number) => void
  onRate: (rate: number) => void
  onEnded: () => void
  onError: () => void
  /** The browser plays the sound but cannot show the picture. */
  onNoPicture?: () => void
  onControl?: (control: StageControl | null) => void
  /**
   * The focused element when the video was requested: the player may take its focus, but not that of an element focused
   * meanwhile.
   */
  focusedBefore?: Element | null
}

export function VideoStage(props: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const latestProps = useRef(props)
  useEffect(() => {
    latestProps.current = props
  })

  useEffect(() => {
    let player: InstanceType<typeof Player> | undefined
    let isUnmounted = false
    // The space bar should control the video, not the button that opened it, unless the user has moved on.
    if (isFocusFree(latestProps.current.focusedBefore)) {
      stage.current?.focus({ preventScroll: true })
    }
    const newestUrl = () => latestProps.current.urls[0]!.playURL
    void open(stage.current!, latestProps.current, newestUrl).then((opened) => {
      if (isUnmounted) return opened.destroy()
      player = opened
      const handlers = () => latestProps.current
      player.on(Events.PLAYING, () => handlers().onPlaying(true))
      player.on(Events.PAUSE, () => handlers().onPlaying(false))
      player.on(Events.WAITING, () => {
        handlers().onPlaying(false)
        handlers().onWaiting?.()
      })
      player.on(Events.TIME_UPDATE, () => {
        handlers().onPosition(opened.currentTime)
        if (!handlers().live && hasNoPicture(opened.media as HTMLVideoElement)) handlers().onNoPicture?.()
      })
      player.on(Events.RATE_CHANGE, () => {
        handlers().onRate(opened.playbackRate)
        if (!handlers().live) savePlayerPreferences({ rate: opened.playbackRate })
      })
      player.on(Events.DEFINITION_CHANGE, ({ to }: { to?: { definition?: string } }) => {
        if (to?.definition) savePlayerPreferences({ definition: to.definition })
      })
      player.on(Events.ENDED, () => handlers().onEnded())
      player.on(Events.ERROR, () => handlers().onError())
      handlers().onRate(opened.playbackRate)
      handlers().onControl?.(controlOf(opened))
    })
    const onKeyDown = (event: KeyboardEvent) => {
      if (!player || isKeyOfOthers(event, stage.current)) return
      if (latestProps.current.live && '<>'.includes(event.key)) return
      if (event.key.toLowerCase() === 'p') return toggleFloating(player.media)
      const onControl = event.target instanceof Element && event.target.matches('button, a')
      if (pressKey(player as never, event.key, onControl)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      isUnmounted = true
      document.removeEventListener('keydown', onKeyDown)
      latestProps.current.onControl?.(null)
      player?.destroy()
    }
  }, [])

  // xgplayer sets the size of its element, so the outer one keeps the aspect ratio.
  return (
    <div className={styles.stage}>
      <div ref={stage} tabIndex={-1} />
    </div>
  )
}

function isFocusFree(focusedBefore: Element | null = null): boolean {
  const focused = document.activeElement
  if (!focused || focused.matches('body, h1, h2')) return true
  return focused === focusedBefore && !focused.matches('textarea, input')
}

function controlOf(player: InstanceType<typeof Player>): StageControl {
  return {
    currentTime: () => player.currentTime,
    seek: (seconds) => {
      player.currentTime = seconds
      void player.play()
    },
    setRate: (rate) => {
      player.playbackRate = rate
    },
    pause: () => {
      player.pause()
      if (player.fullscreen) void player.exitFullscreen()
      if (document.pictureInPictureElement) toggleFloating(player.media)
    },
    // Rejected if the browser requires a click: then the learner presses play.
    play: () => void Promise.resolve(player.play()).catch(() => undefined),
    toggleFloating: canFloat(player.media) ? () => toggleFloating(player.media) : null,
  }
}

/** @param newestUrl of a stream, whose URL is renewed while it plays */
async function open(el: HTMLElement, props: Props, newestUrl: () => string) {
  const { urls, poster, live, startAt = 0 } = props
  const choices = loadPlayerPreferences()
  const preferred = urls.find((one) => one.definition === choices.definition)
  const first = preferred ?? urls.find((one) => one.definition === DefaultDefinition) ?? urls[0]!
  await loadStyles(playerStyles)
  const streams = first.format === 'm3u8' ? [(await import('xgplayer-hls')).default as never] : []
  return new Player({
    el,
    url: first.playURL,
    isLive: live,
    ...(live && { hls: { fetchOptions: { transformRequest: withNewest(newestUrl) } } }),
    autoplay: true,
    startTime: startAt,
    width: '100%',
    height: '100%',
    lang: 'zh-cn',
    playsinline: true,
    videoAttributes: poster ? { poster } : {},
    playbackRate: [...playbackRates],
    defaultPlaybackRate: live ? 1 : choices.rate,
    definition: { defaultDefinition: first.definition, list: urls.map(definition) },
    plugins: [...pluginsFor(matchMedia('(pointer: coarse)').matches, live), ...streams],
  })
}

/** The player requests the playlist every few seconds, with its initial URL. */
function withNewest(newestUrl: () => string) {
  return (request: { url: string }) => (request.url.includes('.m3u8') ? { ...request, url: newestUrl() } : request)
}

function definition(one: PlayUrl) {
  const text = DefinitionText[one.definition as keyof typeof DefinitionText] ?? one.definition
  return { url: one.playURL, definition: one.definition, text: { 'zh': text, 'zh-cn': text, 'en': text } }
}
