import { DefaultDefinition, DefinitionText } from '@zhuxue/api/terms/learning'
import { useEffect, useEffectEvent, useRef } from 'react'
import Player, { Events, I18N, langZhCn } from 'xgplayer'
import 'xgplayer/dist/index.min.css'
import styles from './VideoPlayer.module.css'
import type { PlayUrl } from '../../lib/apiTypes'

// oxlint-disable-next-line react/rules-of-hooks -- a method of xgplayer, not React's
I18N.use(langZhCn)

/** xgplayer with the definitions of one video, HD first. Loaded on demand. */
export default function Stage(props: { urls: PlayUrl[]; live: boolean; onError: () => void }) {
  const { urls, live } = props
  const box = useRef<HTMLDivElement>(null)
  const onError = useEffectEvent(() => props.onError())

  useEffect(() => {
    let player: Player | undefined
    let gone = false
    void open(box.current!, urls, live).then((opened) => {
      if (gone) return opened.destroy()
      player = opened
      player.on(Events.ERROR, () => onError())
    })
    return () => {
      gone = true
      player?.destroy()
    }
  }, [urls, live])

  return (
    <div className={styles.stage}>
      <div ref={box} />
    </div>
  )
}

async function open(el: HTMLElement, urls: PlayUrl[], live: boolean) {
  const first = urls.find((one) => one.definition === DefaultDefinition) ?? urls[0]!
  const streams = first.format === 'm3u8' ? [(await import('xgplayer-hls')).default as never] : []
  return new Player({
    el,
    url: first.playURL,
    isLive: live,
    autoplay: true,
    lang: 'zh-cn',
    width: '100%',
    height: '100%',
    playsinline: true,
    pip: false,
    download: false,
    playbackRate: live ? false : [0.75, 1, 1.25, 1.5, 2],
    definition: { defaultDefinition: first.definition, list: urls.map(choice) },
    plugins: streams,
  })
}

function choice({ playURL: url, definition }: PlayUrl) {
  const text = DefinitionText[definition as keyof typeof DefinitionText] ?? definition
  return { url, definition, text: { 'zh': text, 'zh-cn': text, 'en': text } }
}
