import { UserOutlined } from '@ant-design/icons'
import type { UploadCategory } from '@zhuxue/api/terms/media'
import { Avatar, Button, Space } from 'antd'
import { PictureButton } from './PictureButton'

/** The avatar of a user; the form stores its URL. */
export function AvatarField(props: {
  id?: string
  value?: string | null
  onChange?: (url: string | null) => void
  /** Label of the picture. */
  noun?: string
  category?: UploadCategory
  /** The picture can be removed. */
  removable?: boolean
}) {
  const { id, value, onChange, noun = '头像', category = 'avatar', removable } = props
  return (
    <Space size={16} id={id}>
      <Avatar size={64} src={value} icon={<UserOutlined />} alt={noun} />
      <PictureButton category={category} label={`${value ? '更换' : '上传'}${noun}`} onDone={onChange} />
      {removable && value && (
        <Button type="text" onClick={() => onChange?.(null)}>
          移除{noun}
        </Button>
      )}
    </Space>
  )
}
