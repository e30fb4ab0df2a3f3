import type { HttpError } from '@refinedev/core'
import { Button, Empty, Input, Radio, Result, Spin } from 'antd'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../kit/dialog/Dialog'
import { bytesText } from '../../../kit/bytes'
import { clock } from '../../../kit/format'
import { cloudVideos } from './calls'
import styles from './Panel.module.css'
import type { CloudVideo } from '../../../lib/wire'

/** A video that is in the cloud already, found by its name. */
export function CloudVideoDialog(props: {
  busy: boolean
  onTake: (videoId: string, duration: number) => Promise<void>
  onClose: () => void
}) {
  const { busy, onTake, onClose } = props
  const [name, setName] = useState('')
  const [videos, setVideos] = useState<CloudVideo[] | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [chosen, setChosen] = useState<CloudVideo | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let gone = false
    setVideos(null)
    setTrouble(null)
    cloudVideos(name).then(
      (found) => gone || setVideos(found),
      (error: HttpError) => gone || setTrouble(error.message)
    )
    return () => void (gone = true)
  }, [name, tries])

  return (
    <Dialog
      title="选择云视频"
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
        maxLength={100}
        onSearch={(value) => setName(value.trim())}
      />
      <div className={styles.found}>
        {trouble ? (
          <Result
            status="warning"
            title={trouble}
            extra={<Button onClick={() => setTries(tries + 1)}>重新加载</Button>}
          />
        ) : !videos ? (
          <Spin className={styles.waiting} />
        ) : videos.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有符合条件的视频" />
        ) : (
          <Radio.Group
            className={styles.choices}
            value={chosen?.videoId}
            onChange={({ target }) =>
              setChosen(videos.find(({ videoId }) => videoId === target.value) ?? null)
            }
          >
            {videos.map(({ videoId, title, duration, size }) => (
              <Radio key={videoId} value={videoId}>
                <span className={styles.choice}>
                  <b>{title}</b>
                  <span className="figure">
                    {clock(duration)}
                    {size ? ` · ${bytesText(size)}` : ''}
                  </span>
                </span>
              </Radio>
            ))}
          </Radio.Group>
        )}
      </div>
    </Dialog>
  )
}
