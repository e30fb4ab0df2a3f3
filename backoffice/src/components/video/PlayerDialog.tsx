import type { HttpError } from '@refinedev/core'
import { Button, Result, Spin } from 'antd'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Dialog } from '../dialog/Dialog'
import { bytesText } from '../bytes'
import { formatClock, formatDateTime } from '../format'
import styles from './PlayerDialog.module.css'
import type { PlayUrl } from '../../lib/apiTypes'

const Stage = lazy(() => import('./VideoPlayer'))

export interface Playable {
  title: string
  urls: PlayUrl[]
  live?: boolean
  /** Seconds. */
  duration?: number
  /** Bytes. */
  size?: number
  createTime?: string | null
}

/** Plays the video that `load` returns; reloads it after an error, because URLs expire. */
export function PlayerDialog(props: { title: string; load: () => Promise<Playable>; onClose: () => void }) {
  const { title, load, onClose } = props
  const [found, setFound] = useState<Playable | null>(null)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)

  const start = useCallback(async () => {
    setErrorMessage(null)
    setFound(null)
    try {
      const playable = await load()
      if (playable.urls.length > 0) setFound(playable)
      else setErrorMessage('视频正在处理，稍后再试')
    } catch (error) {
      setErrorMessage((error as HttpError).message)
    }
  }, [load])
  useEffect(() => void start(), [start])

  const waiting = (
    <div className={styles.loading}>
      <Spin />
      正在加载中...
    </div>
  )

  return (
    <Dialog title={title} footer={null} width={880} onCancel={onClose} destroyOnHidden className={styles.dialog}>
      {errorMessage ? (
        <Result status="warning" title={errorMessage} extra={<Button onClick={() => void start()}>重新加载</Button>} />
      ) : found ? (
        <Suspense fallback={waiting}>
          <Stage
            urls={found.urls}
            live={Boolean(found.live)}
            onError={() => setErrorMessage(found.live ? '直播出现错误' : '视频播放出错，请重试')}
          />
          {!found.live && <VideoDetails of={found} />}
        </Suspense>
      ) : (
        waiting
      )}
    </Dialog>
  )
}

function VideoDetails({ of: { title, duration, size, createTime } }: { of: Playable }) {
  const rows = [
    ['视频名称', title],
    ['时长', duration ? formatClock(duration) : null],
    ['大小', size ? bytesText(size) : null],
    ['上传时间', createTime ? formatDateTime(createTime) : null],
  ].filter(([, text]) => text)

  return (
    <dl className={styles.details}>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numeric">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
