import { InboxOutlined } from '@ant-design/icons'
import { Button, Progress, Upload } from 'antd'
import { bytesText } from '../bytes'
import { acceptOf, type FileKind } from './fileKind'
import styles from './FileField.module.css'

/** Chooses a file; shows the progress and a cancel button during the upload. */
export function FileField(props: {
  kind: FileKind
  id?: string
  value?: File
  onChange?: (file: File) => void
  /** Null when nothing is uploading. */
  percent: number | null
  onCancel: () => void
}) {
  const { kind, id, value, onChange, percent, onCancel } = props
  const choose = (file: File) => {
    onChange?.(file)
    return false
  }
  if (value && percent !== null) {
    return (
      <div id={id} className={styles.uploading}>
        <div className={styles.name}>{value.name}</div>
        <Progress percent={percent} aria-label="上传进度" />
        <div className={styles.footer}>
          <span role="status">
            {percent < 100 ? `正在上传 ${bytesText(value.size)}` : '已上传，正在检查文件，请不要关闭页面'}
          </span>
          {percent < 100 && (
            <Button size="small" onClick={onCancel}>
              取消上传
            </Button>
          )}
        </div>
      </div>
    )
  }

  return (
    <Upload.Dragger id={id} accept={acceptOf(kind)} showUploadList={false} beforeUpload={choose}>
      <InboxOutlined className={styles.icon} />
      <div>{value ? `${value.name}（${bytesText(value.size)}）` : kind.prompt}</div>
      <div className={styles.hint}>{value ? '点击可以换一个文件' : kind.hint}</div>
    </Upload.Dragger>
  )
}
