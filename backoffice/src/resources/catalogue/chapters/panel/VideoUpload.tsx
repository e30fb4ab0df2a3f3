import { CloudOutlined, VideoCameraAddOutlined } from '@ant-design/icons'
import { Alert, Button, Upload } from 'antd'
import { useState } from 'react'
import { bytesText } from '../../../../components/bytes'
import { percentOf } from '../../../../components/video/UploadProgress'
import { storedUploads, uploads } from '../../../../components/video/uploads'
import styles from './Panel.module.css'

/** A chapter without a video: a drop zone, and the result of the last upload. */
export function VideoUpload(props: { uploadKey: string; onFile: (file: File) => void; onChoose?: () => void }) {
  const { uploadKey, onFile, onChoose } = props
  const [interrupted, setInterrupted] = useState(() => storedUploads.of(uploadKey))
  const take = (file: File) => {
    onFile(file)
    return false
  }
  const forget = () => {
    uploads.cancel(uploadKey)
    setInterrupted(undefined)
  }

  return (
    <>
      {interrupted && (
        <Alert
          showIcon
          type="info"
          className={styles.resumable}
          message={`“${interrupted.name}”上次传到 ${percentOf({ sent: interrupted.sent, bytes: interrupted.size })}%`}
          description={`再次选择这个文件（${bytesText(interrupted.size)}），会从中断的地方继续上传。`}
          action={
            <Button size="small" onClick={forget}>
              放弃
            </Button>
          }
        />
      )}
      <Upload.Dragger accept=".mp4,video/mp4" showUploadList={false} beforeUpload={take}>
        <p className={styles.dropIcon}>
          <VideoCameraAddOutlined />
        </p>
        <p className={styles.dropText}>点击选择视频，或拖到这里</p>
        <p className={styles.dropHint}>mp4 格式，小于 10 GB；网络中断后可以继续上传</p>
      </Upload.Dragger>
      {onChoose && (
        <Button icon={<CloudOutlined />} onClick={onChoose} className={styles.below}>
          选择云视频
        </Button>
      )}
    </>
  )
}
