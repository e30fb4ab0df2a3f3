import { PictureOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import { UploadCategories, says } from '@zhuxue/api/terms/media'
import { App, Button, ConfigProvider, Progress, Upload } from 'antd'
import { useState } from 'react'
import { upload } from '../upload'
import styles from './CoverField.module.css'

const { contentTypes, maxBytes } = UploadCategories['image/cover']
const isPicture = (type: string) => (contentTypes as readonly string[]).includes(type)

/** A picture of 100:56 that goes straight to the storage; the form only keeps its address. */
export function CoverField(props: {
  id?: string
  value?: string | null
  onChange?: (url: string) => void
}) {
  const { id, value, onChange } = props
  const { componentDisabled: disabled } = ConfigProvider.useConfig()
  const { message } = App.useApp()
  const [percent, setPercent] = useState<number | null>(null)

  const send = async (file: File) => {
    if (!isPicture(file.type) || file.size > maxBytes) {
      message.error(says.imageRule)
      return
    }
    setPercent(0)
    try {
      onChange?.(await upload(file, 'image/cover', setPercent))
      message.success(says.uploaded)
    } catch (error) {
      const { statusCode, message: reason } = error as HttpError
      message.error(statusCode ? reason : says.uploadFailed)
    } finally {
      setPercent(null)
    }
  }

  return (
    <div id={id} className={styles.field} tabIndex={-1}>
      <Upload.Dragger
        accept=".jpg,.jpeg,.png"
        showUploadList={false}
        disabled={disabled || percent !== null}
        beforeUpload={(file) => {
          void send(file)
          return false
        }}
        className={styles.drop}
      >
        {value ? <img src={value} alt="课程封面" className={styles.image} /> : <Empty />}
        {percent !== null && (
          <Progress className={styles.progress} percent={percent} size="small" />
        )}
        {value && !disabled && percent === null && (
          <Button size="small" className={styles.change}>
            更换封面
          </Button>
        )}
      </Upload.Dragger>
      <p className={styles.hint}>JPG 或 PNG，不超过 500 KB，宽高比 100:56，建议 1000 × 560 像素</p>
    </div>
  )
}

function Empty() {
  return (
    <div className={styles.empty}>
      <PictureOutlined />
      <span>点击或拖入图片</span>
    </div>
  )
}
