import { CloudOutlined, DeleteOutlined, PlayCircleOutlined, ReloadOutlined, UploadOutlined } from '@ant-design/icons'
import { messages } from '@zhuxue/api/terms/catalogue'
import { Button, Skeleton, Upload } from 'antd'
import { useEffect, useState } from 'react'
import { bytesText } from '../../../../components/bytes'
import { formatClock, formatDateTime } from '../../../../components/format'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import { useDeleteConfirmation } from '../../../../components/dialog/useDeleteConfirmation'
import type { PanelProps } from './panel'
import styles from './Panel.module.css'
import type { CloudVideo } from '../../../../lib/apiTypes'

export function CurrentVideo(props: PanelProps & { onFile: (file: File) => void; onChoose?: () => void }) {
  const { chapter, resource, calls, onChanged, onWatch, onFile, onChoose } = props
  const { courseChapterId: id, chapterVideoId, videoDuration } = chapter
  const question = useDeleteConfirmation()
  const { run, busy } = useApiMutation(resource, { stale: 'list' })
  const [cloudVideo, setCloudVideo] = useState<CloudVideo | null | undefined>(undefined)

  useEffect(() => {
    let isCancelled = false
    setCloudVideo(undefined)
    calls.video(id).then(
      ({ video }) => isCancelled || setCloudVideo(video),
      () => isCancelled || setCloudVideo(null)
    )
    return () => void (isCancelled = true)
  }, [calls, id, chapterVideoId])

  const refresh = async () => {
    await run('refresh', () => calls.refreshDuration(id), messages.durationRefreshed)
    await onChanged()
  }
  const remove = () =>
    question({
      content: '视频从本章移除，云端的视频文件仍然保留。',
      onOk: async () => {
        await run('remove', () => calls.removeVideo(id), messages.deleted)
        await onChanged()
      },
    })

  return (
    <div className={styles.video}>
      {cloudVideo === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : (
        <div className={styles.details}>
          {cloudVideo?.coverURL && <img src={cloudVideo.coverURL} alt="" className={styles.cover} />}
          <div className={styles.words}>
            <b>{cloudVideo?.title ?? '视频信息暂时读不到'}</b>
            <span className="numeric">
              时长 {formatClock(videoDuration ?? 0)}
              {cloudVideo?.size ? ` · ${bytesText(cloudVideo.size)}` : ''}
              {cloudVideo?.createTime ? ` · ${formatDateTime(cloudVideo.createTime)} 上传` : ''}
            </span>
          </div>
        </div>
      )}
      <div className={styles.buttons}>
        <Button icon={<PlayCircleOutlined />} onClick={onWatch}>
          预览
        </Button>
        <Button icon={<ReloadOutlined />} loading={busy === 'refresh'} onClick={refresh}>
          刷新时长
        </Button>
        <Upload
          accept=".mp4,video/mp4"
          showUploadList={false}
          beforeUpload={(file) => {
            onFile(file)
            return false
          }}
        >
          <Button icon={<UploadOutlined />}>更换视频</Button>
        </Upload>
        {onChoose && (
          <Button icon={<CloudOutlined />} onClick={onChoose}>
            选择云视频
          </Button>
        )}
        <Button danger icon={<DeleteOutlined />} onClick={remove}>
          删除视频
        </Button>
      </div>
    </div>
  )
}
