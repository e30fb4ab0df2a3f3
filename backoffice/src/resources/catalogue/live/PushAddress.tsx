import { copyText } from '@zhuxue/api/copy-text'
import { CopyOutlined, PlayCircleOutlined, ReloadOutlined, VideoCameraOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import { Alert, App, Button, Input, Skeleton } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { formatDateTime } from '../../../components/format'
import { PlayerDialog } from '../../../components/video/PlayerDialog'
import { liveAddresses } from './calls'
import styles from './Live.module.css'
import type { LiveAddresses } from '../../../lib/apiTypes'

/** The push URL for the streaming software, its expiry, and a check of the stream. */
export function PushAddress({ courseId }: { courseId: number }) {
  const { message } = App.useApp()
  const [addresses, setAddresses] = useState<LiveAddresses | null>(null)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [watching, setWatching] = useState(false)

  const ask = useCallback(async () => {
    setErrorMessage(null)
    setAddresses(null)
    try {
      setAddresses(await liveAddresses(courseId))
    } catch (error) {
      setErrorMessage((error as HttpError).message)
    }
  }, [courseId])
  useEffect(() => void ask(), [ask])

  const play = useCallback(async () => {
    const { playUrl } = await liveAddresses(courseId)
    const urls = [{ definition: 'HD' as const, playURL: playUrl, format: 'm3u8' as const }]
    return { title: '直播画面', urls, live: true }
  }, [courseId])

  const copy = async (address: string) => {
    if (await copyText(address)) message.success('推流地址已复制')
    else message.warning('浏览器不允许复制，请选中地址后手动复制')
  }

  if (errorMessage) {
    return (
      <Alert
        showIcon
        type="error"
        message={errorMessage}
        action={
          <Button size="small" onClick={() => void ask()}>
            重新加载
          </Button>
        }
      />
    )
  }
  if (!addresses) return <Skeleton active title={false} paragraph={{ rows: 3 }} />

  return (
    <div className={styles.row}>
      <span className={styles.label}>推流地址</span>
      <Input.TextArea
        readOnly
        autoSize
        value={addresses.pushUrl}
        aria-label="推流地址"
        className={styles.address}
        onFocus={({ target }) => target.select()}
      />
      <span className={styles.hint}>有效期至 {formatDateTime(addresses.expireTime)}，过期后重新获取</span>
      <div className={styles.buttons}>
        <Button icon={<CopyOutlined />} aria-label="复制推流地址" onClick={() => void copy(addresses.pushUrl)}>
          复制
        </Button>
        <Button icon={<ReloadOutlined />} onClick={() => void ask()}>
          重新获取
        </Button>
        <Button icon={<PlayCircleOutlined />} onClick={() => setWatching(true)}>
          预览直播
        </Button>
        {addresses.encoderUrl && (
          <Button icon={<VideoCameraOutlined />} href={addresses.encoderUrl} target="_blank" rel="noopener">
            本机推流
          </Button>
        )}
      </div>
      {watching && <PlayerDialog title="预览直播" load={play} onClose={() => setWatching(false)} />}
    </div>
  )
}
