import { Form, Input } from 'antd'
import { charactersUpTo } from './characters'
import { reasonRule } from './reasonRule'

export function ReasonField(props: {
  name: 'reason' | 'note'
  label: string
  /** Shown when the reason is empty or shorter than `least`. */
  needed: string
  minCharacters?: number
  maxCharacters: number
  rows?: { minRows: number; maxRows: number }
  placeholder: string
  extra?: string
  tooltip?: string
  /** Off where other fields come first. */
  autoFocus?: boolean
  /** The server rejected the reason. */
  isInvalid?: boolean
}) {
  const { name, label, needed, minCharacters = 1, maxCharacters, placeholder, extra, tooltip, isInvalid } = props
  const { autoFocus = true } = props
  const { rows = { minRows: 2, maxRows: 6 } } = props
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      tooltip={tooltip}
      validateStatus={isInvalid ? 'error' : undefined}
      rules={[
        { required: true, whitespace: true, message: needed },
        { min: minCharacters, message: needed },
        reasonRule,
      ]}
    >
      <Input.TextArea
        autoFocus={autoFocus}
        autoSize={rows}
        count={charactersUpTo(maxCharacters)}
        showCount
        placeholder={placeholder}
      />
    </Form.Item>
  )
}
