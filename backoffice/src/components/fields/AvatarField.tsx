import { UserOutlined } from '@ant-design/icons'
import { Avatar, Button, Space } from 'antd'
import { PictureButton } from './PictureButton'

/** A picture of the person; the form only keeps its address. */
export function AvatarField(props: {
  id?: string
  value?: string | null
  onChange?: (url: string | null) => void
  /** What the picture is called. */
  noun?: string
  /** It may be taken away. */
  removable?: boolean
}) {
  const { id, value, onChange, noun = '头像', removable } = props
  return (
    <Space size={16} id={id}>
      <Avatar size={64} src={value} icon={<UserOutlined />} alt={noun} />
      <PictureButton category="avatar" label={`${value ? '更换' : '上传'}${noun}`} onDone={onChange} />
      {removable && value && (
        <Button type="text" onClick={() => onChange?.(null)}>
          移除{noun}
        </Button>
      )}
    </Space>
  )
}
