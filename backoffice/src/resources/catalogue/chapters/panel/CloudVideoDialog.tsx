import type { HttpError } from '@refinedev/core'
import { Button, Empty, Input, Radio, Result, Spin } from 'antd'
import { charactersUpTo } from '../../../../components/fields/characters'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../../components/dialog/Dialog'
import { bytesText } from '../../../../components/bytes'
import { formatClock } from '../../../../components/format'
import { cloudVideos } from '../calls'
import styles from './Panel.module.css'
import type { CloudVideo } from '../../../../lib/apiTypes'

export function CloudVideoDialog(props: {
  busy: boolean
  onTake: (videoId: string, duration: number) => Promise<void>
  onClose: () => void
}) {
  const { busy, onTake, onClose } = props
  const [name, setName] = useState('')
  const [videos, setVideos] = useState<CloudVideo[] | null>(null)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [chosen, setChosen] = useState<CloudVideo | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCancelled = false
    setVideos(null)
    setErrorMessage(null)
    cloudVideos(name).then(
      (found) => isCancelled || setVideos(found),
      (error: HttpError) => isCancelled || setErrorMessage(error.message)
    )
    return () => void (isCancelled = true)
  }, [name, attempt])

  return (
    <Dialog
      title="选择云视频"
      width={640}
      okText="使用这个视频"
      cancelText="取消"
      okButtonProps={{ disabled: !chosen, loading: busy }}
      onOk={() => chosen && void onTake(chosen.videoId, chosen.duration)}
      onCancel={onClose}
    >
      <Input.Search
        placeholder="按视频名称查找"
        aria-label="视频名称"
        allowClear
        count={charactersUpTo(100)}
        onSearch={(value) => setName(value.trim())}
      />
      <div className={styles.results}>
        {errorMessage ? (
          <Result
            status="warning"
            title={errorMessage}
            extra={<Button onClick={() => setAttempt(attempt + 1)}>重新加载</Button>}
          />
        ) : !videos ? (
          <Spin className={styles.loading} />
        ) : videos.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={name ? '没有符合条件的视频' : '还没有视频'} />
        ) : (
          <Radio.Group
            className={styles.choices}
            value={chosen?.videoId}
            onChange={({ target }) => setChosen(videos.find(({ videoId }) => videoId === target.value) ?? null)}
          >
            {videos.map((video) => (
              <Radio key={video.videoId} value={video.videoId}>
                <Choice video={video} />
              </Radio>
            ))}
          </Radio.Group>
        )}
      </div>
    </Dialog>
  )
}

function Choice({ video: { title, coverURL, duration, size, useCount } }: { video: CloudVideo }) {
  const facts = [formatClock(duration), size ? bytesText(size) : null, useCount ? `已用 ${useCount} 处` : '未使用']
  return (
    <span className={styles.videoChoice}>
      {coverURL ? (
        <img className={styles.picture} src={coverURL} alt="" loading="lazy" width={80} height={45} />
      ) : (
        <span className={styles.picture} aria-hidden />
      )}
      <span className={styles.choice}>
        <b>{title}</b>
        <span className="numeric">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}
