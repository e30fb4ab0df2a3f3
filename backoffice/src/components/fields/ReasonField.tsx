import { Form, Input } from 'antd'
import { reasonRule } from './reasonRule'

export function ReasonField(props: {
  name: 'reason' | 'note'
  label: string
  /** Shown when the reason is empty or shorter than `least`. */
  needed: string
  least?: number
  most: number
  rows?: { minRows: number; maxRows: number }
  placeholder: string
  extra?: string
  tooltip?: string
  /** The server rejected the reason. */
  refused?: boolean
}) {
  const { name, label, needed, least = 1, most, placeholder, extra, tooltip, refused } = props
  const { rows = { minRows: 2, maxRows: 6 } } = props
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      tooltip={tooltip}
      validateStatus={refused ? 'error' : undefined}
      rules={[{ required: true, whitespace: true, message: needed }, { min: least, message: needed }, reasonRule]}
    >
      <Input.TextArea autoFocus autoSize={rows} maxLength={most} showCount placeholder={placeholder} />
    </Form.Item>
  )
}
