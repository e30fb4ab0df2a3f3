import { CloseOutlined, PauseOutlined, PlayCircleOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { bytesText } from '../bytes'
import { formatClock } from '../format'
import type { Phase, Upload } from './upload'
import styles from './UploadProgress.module.css'
import { uploads } from './uploads'
import { useModal } from '../dialog/useModal'

const phaseText: Record<Phase, string> = {
  waiting: '排队中，前面的视频传完后开始',
  sending: '正在上传',
  retrying: '网络中断',
  paused: '已暂停',
  finishing: '已上传，正在保存到章节',
  failed: '上传没有完成',
}

const tone = { failed: 'exception', paused: 'normal', waiting: 'normal' } as const

export function UploadProgress({ upload }: { upload: Upload }) {
  const { key, fileName, bytes, sent, phase, errorMessage } = upload
  const moving = phase === 'sending' || phase === 'retrying' || phase === 'waiting'
  const isStopped = phase === 'paused' || phase === 'failed'
  const modal = useModal()

  const askToCancel = () =>
    void modal.confirm({
      title: '取消上传？',
      content: '已经上传的部分会丢弃。',
      okText: '取消上传',
      okButtonProps: { danger: true },
      cancelText: '不取消',
      onOk: () => uploads.cancel(key),
    })

  return (
    <div className={styles.upload} role="group" aria-label={`上传 ${fileName}`}>
      <div className={styles.name} title={fileName}>
        {fileName}
      </div>
      <Progress
        percent={percentOf(upload)}
        status={tone[phase as keyof typeof tone] ?? 'active'}
        format={(percent) => `${percent}%`}
        aria-label="上传进度"
      />
      <div className={styles.footer}>
        <div className={styles.details}>
          <span role="status" data-phase={phase}>
            {errorMessage ?? phaseText[phase]}
          </span>
          <span className="numeric">
            {bytesText(sent)} / {bytesText(bytes)}
            {speedText(upload)}
          </span>
        </div>
        {moving && (
          <Button size="small" icon={<PauseOutlined />} onClick={() => uploads.pause(key)}>
            暂停
          </Button>
        )}
        {isStopped && (
          <Button
            size="small"
            type="primary"
            icon={phase === 'failed' ? <ReloadOutlined /> : <PlayCircleOutlined />}
            onClick={() => uploads.resume(key)}
          >
            {phase === 'failed' ? '重试' : '继续'}
          </Button>
        )}
        {phase !== 'finishing' && (
          <Button size="small" icon={<CloseOutlined />} onClick={askToCancel}>
            取消
          </Button>
        )}
      </div>
    </div>
  )
}

/** Whole percent, rounded down; 100 only when complete. */
export const percentOf = ({ sent, bytes }: Pick<Upload, 'sent' | 'bytes'>) => Math.floor((sent / bytes) * 100)

function speedText({ speed, bytes, sent, phase }: Upload) {
  if (!speed || phase !== 'sending') return null
  return ` · 每秒 ${bytesText(speed)} · 剩余 ${formatClock((bytes - sent) / speed)}`
}
