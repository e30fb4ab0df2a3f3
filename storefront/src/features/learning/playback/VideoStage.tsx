import { useEffect, useRef } from 'react'
import 'xgplayer/dist/index.min.css'
import { DefaultDefinition, DefinitionText } from '@zhuxue/api/terms/learning'
import type { PlayUrl } from '~/lib/http/wire'
import { press } from './keys'
import styles from './VideoStage.module.css'
import { Events, Player, pluginsFor } from './xg'

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
    let player: InstanceType<typeof Player> | undefined
    let gone = false
    // Not on the cross of the dialog: the space bar is for the video.
    stage.current?.focus()
    void open(stage.current!, told.current).then((opened) => {
      if (gone) return opened.destroy()
      player = opened
      const tell = () => told.current
      player.on(Events.PLAYING, () => tell().onPlaying(true))
      player.on(Events.PAUSE, () => tell().onPlaying(false))
      player.on(Events.WAITING, () => tell().onPlaying(false))
      player.on(Events.TIME_UPDATE, () => tell().onPosition(opened.currentTime))
      player.on(Events.ENDED, () => tell().onEnded())
      player.on(Events.ERROR, () => tell().onError())
    })
    const key = (event: KeyboardEvent) => {
      if (!player || event.ctrlKey || event.metaKey || event.altKey) return
      const onControl = event.target instanceof Element && event.target.matches('button, a, input')
      if (press(player as never, event.key, onControl)) event.preventDefault()
    }
    document.addEventListener('keydown', key)
    return () => {
      gone = true
      document.removeEventListener('keydown', key)
      player?.destroy()
    }
  }, [])

  // xgplayer writes its size on its element, so the shape of the stage is kept by the one around it.
  return (
    <div className={styles.stage}>
      <div ref={stage} tabIndex={-1} />
    </div>
  )
}

async function open(el: HTMLElement, { urls, poster, live }: Props) {
  const first = urls.find((one) => one.definition === DefaultDefinition) ?? urls[0]!
  const streams = first.format === 'm3u8' ? [(await import('xgplayer-hls')).default as never] : []
  return new Player({
    el,
    url: first.playURL,
    isLive: live,
    autoplay: true,
    width: '100%',
    height: '100%',
    lang: 'zh-cn',
    playsinline: true,
    videoAttributes: poster ? { poster } : {},
    playbackRate: [0.75, 1, 1.25, 1.5, 2],
    definition: { defaultDefinition: first.definition, list: urls.map(definition) },
    plugins: [...pluginsFor(matchMedia('(pointer: coarse)').matches, live), ...streams],
  })
}

function definition(one: PlayUrl) {
  const text = DefinitionText[one.definition as keyof typeof DefinitionText] ?? one.definition
  return {
    url: one.playURL,
    definition: one.definition,
    text: { 'zh': text, 'zh-cn': text, 'en': text },
  }
}
