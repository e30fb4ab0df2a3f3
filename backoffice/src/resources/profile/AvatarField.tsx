import { UserOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import { UploadCategories, says } from '@zhuxue/api/terms/media'
import { App, Avatar, Button, Space, Upload } from 'antd'
import { useState } from 'react'
import { upload } from '../../kit/upload'

const { contentTypes, maxBytes } = UploadCategories.avatar
const isPicture = (type: string) => (contentTypes as readonly string[]).includes(type)

/** A picture of the person; the form only keeps its address. */
export function AvatarField(props: { value?: string | null; onChange?: (url: string) => void }) {
  const { value, onChange } = props
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)

  const send = async (file: File) => {
    if (!isPicture(file.type) || file.size > maxBytes) return void message.error(says.imageRule)
    setBusy(true)
    try {
      onChange?.(await upload(file, 'avatar'))
    } catch (error) {
      const { statusCode, message: reason } = error as HttpError
      message.error(statusCode ? reason : says.uploadFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Space size={16}>
      <Avatar size={64} src={value} icon={<UserOutlined />} alt="头像" />
      <Upload
        accept=".jpg,.jpeg,.png"
        showUploadList={false}
        beforeUpload={(file) => {
          void send(file)
          return false
        }}
      >
        <Button loading={busy}>{value ? '更换头像' : '上传头像'}</Button>
      </Upload>
    </Space>
  )
}
