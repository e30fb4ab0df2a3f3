import { QrcodeOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import { UploadCategories, says } from '@zhuxue/api/terms/media'
import { App, Button, Upload } from 'antd'
import { useState } from 'react'
import { upload } from '../../kit/upload'
import styles from './params.module.css'

const { contentTypes, maxBytes } = UploadCategories['image/param']
const isPicture = (type: string) => (contentTypes as readonly string[]).includes(type)

/** A square picture with a code to scan; the form only keeps its address. */
export function CodeField(props: {
  id?: string
  alt: string
  value?: string | null
  onChange?: (url: string) => void
}) {
  const { id, alt, value, onChange } = props
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)

  const send = async (file: File) => {
    if (!isPicture(file.type) || file.size > maxBytes) return void message.error(says.imageRule)
    setBusy(true)
    try {
      onChange?.(await upload(file, 'image/param'))
      message.success(says.uploaded)
    } catch (error) {
      const { statusCode, message: reason } = error as HttpError
      message.error(statusCode ? reason : says.uploadFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div id={id} className={styles.code} tabIndex={-1}>
      {value ? <img src={value} alt={alt} width={140} height={140} /> : <QrcodeOutlined />}
      <Upload
        accept=".jpg,.jpeg,.png"
        showUploadList={false}
        beforeUpload={(file) => {
          void send(file)
          return false
        }}
      >
        <Button loading={busy} aria-label={`更换${alt}`}>
          {value ? '更换图片' : '上传图片'}
        </Button>
      </Upload>
    </div>
  )
}
