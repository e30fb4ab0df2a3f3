import { ThunderboltOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import { charactersUpTo } from '../../../components/fields/characters'
import { generatePassword } from '../../../components/staffPassword'

/** A password for another user: typed, or generated and shown so that it can be passed on. */
export function PasswordField(props: {
  id?: string
  value?: string
  onChange?: (password: string) => void
  placeholder?: string
}) {
  const { id, value, onChange, placeholder } = props
  const [shown, setShown] = useState(false)
  const invent = () => {
    setShown(true)
    onChange?.(generatePassword())
  }

  return (
    <Space.Compact block>
      <Input.Password
        id={id}
        value={value}
        placeholder={placeholder}
        autoComplete="new-password"
        count={charactersUpTo(64)}
        visibilityToggle={{ visible: shown, onVisibleChange: setShown }}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Button icon={<ThunderboltOutlined />} onClick={invent}>
        随机生成
      </Button>
    </Space.Compact>
  )
}
