import { useEffect, useRef } from 'react'
import Player, { Events } from 'xgplayer'
import 'xgplayer/dist/index.min.css'
import { DefaultDefinition, DefinitionText } from '@zhuxue/api/terms/learning'
import type { PlayUrl } from '~/lib/wire'
import styles from './VideoStage.module.css'

type Props = {
  urls: PlayUrl[]
  poster: string | null
  live: boolean
  onPlaying: (playing: boolean) => void
  onPosition: (seconds: number) => void
  onEnded: () => void
  onError: () => void
}

/** xgplayer on a stage: definitions with HD first, the keyboard, and five events for the clock. */
export function VideoStage(props: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const told = useRef(props)
  told.current = props

  useEffect(() => {
    const { urls, poster, live } = told.current
    const first = urls.find((one) => one.definition === DefaultDefinition) ?? urls[0]
    if (!stage.current || !first) return
    let player: Player | undefined
    let gone = false
    void pluginsFor(first.format).then((plugins) => {
      if (gone || !stage.current) return
      player = new Player({
        el: stage.current,
        url: first.playURL,
        poster: poster ?? '',
        isLive: live,
        autoplay: true,
        width: '100%',
        height: '100%',
        lang: 'zh-cn',
        playsinline: true,
        cssFullscreen: false,
        playbackRate: [0.75, 1, 1.25, 1.5, 2],
        definition: { defaultDefinition: first.definition, list: definitions(urls) },
        keyboard: { isGlobalTrigger: true, isIgnoreUserActive: true },
        plugins,
      })
      player.on(Events.PLAY, () => told.current.onPlaying(true))
      player.on(Events.PLAYING, () => told.current.onPlaying(true))
      player.on(Events.PAUSE, () => told.current.onPlaying(false))
      player.on(Events.WAITING, () => told.current.onPlaying(false))
      player.on(Events.TIME_UPDATE, () => told.current.onPosition(player!.currentTime))
      player.on(Events.ENDED, () => told.current.onEnded())
      player.on(Events.ERROR, () => told.current.onError())
    })
    const fullscreen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || event.ctrlKey || event.metaKey || !player) return
      player.fullscreen ? player.exitFullscreen() : void player.getFullscreen()
    }
    document.addEventListener('keydown', fullscreen)
    return () => {
      gone = true
      document.removeEventListener('keydown', fullscreen)
      player?.destroy()
    }
  }, [])

  return <div ref={stage} className={styles.stage} />
}

async function pluginsFor(format: string) {
  if (format !== 'm3u8') return []
  const { default: Hls } = await import('xgplayer-hls')
  return [Hls as never]
}

function definitions(urls: PlayUrl[]) {
  return urls.map((one) => ({
    url: one.playURL,
    definition: one.definition,
    text: { zh: DefinitionText[one.definition as keyof typeof DefinitionText] ?? one.definition },
  }))
}
