import { VideoStatus, VideoStatuses } from '@zhuxue/api/terms/media'
import { Tooltip, Typography, type TableProps } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { dateColumn } from '../../../components/list/columns'
import { longClock } from '../../../components/format'
import { StatusTag } from '../../../components/list/StatusTag'
import { SecondaryText } from '../../../components/list/SecondaryText'
import styles from './CloudVideos.module.css'
import type { Deletion } from './useDeletion'
import { megabytes, videoStatusTone } from './video'
import type { CloudVideo } from '../../../lib/apiTypes'

const words = Object.fromEntries(VideoStatuses.map((of) => [of, of])) as Record<VideoStatus, string>

export const videoColumns = (
  deletion: Deletion,
  onShowUses: (video: CloudVideo) => void
): TableProps<CloudVideo>['columns'] => [
  {
    title: '视频',
    dataIndex: 'title',
    render: (title: string, { coverURL }) => (
      <div className={styles.video}>
        {coverURL ? (
          <img className={styles.cover} src={coverURL} alt="" loading="lazy" width={80} height={45} />
        ) : (
          <span className={styles.cover} aria-hidden />
        )}
        <span className={styles.title}>{title}</span>
      </div>
    ),
  },
  {
    title: '视频编号',
    dataIndex: 'videoId',
    width: 210,
    render: (id: string) => (
      <Typography.Text
        className={styles.id}
        translate="no"
        copyable={{ text: id, tooltips: ['复制视频编号', '已复制'] }}
      >
        {id}
      </Typography.Text>
    ),
  },
  dateColumn<CloudVideo>({ title: '上传时间', dataIndex: 'createTime' }),
  { title: '时长', dataIndex: 'duration', width: 92, align: 'right', className: 'numeric', render: longClock },
  {
    title: '大小',
    dataIndex: 'size',
    width: 140,
    align: 'right',
    className: 'numeric',
    render: (bytes: number) => (
      <>
        {megabytes(bytes)} MB
        <SecondaryText>{bytes.toLocaleString('zh-CN')} 字节</SecondaryText>
      </>
    ),
  },
  {
    title: '状态',
    dataIndex: 'status',
    width: 96,
    render: (status: VideoStatus, video) => (
      <>
        <StatusTag of={status} text={words} tone={videoStatusTone} />
        {status === VideoStatus.Used && (
          <LinkButton aria-label={`用在哪里 ${video.title}`} onClick={() => onShowUses(video)}>
            用在哪里
          </LinkButton>
        )}
      </>
    ),
  },
  {
    title: '操作',
    width: 76,
    render: (_, video) => {
      const unused = video.status === VideoStatus.Unused
      return (
        <Tooltip title={unused ? undefined : `${video.status}的视频不能删除`}>
          <LinkButton
            danger
            disabled={!unused}
            loading={deletion.busy === video.videoId}
            aria-label={`删除 ${video.title}`}
            onClick={() => deletion.remove(video)}
          >
            删除
          </LinkButton>
        </Tooltip>
      )
    },
  },
]
