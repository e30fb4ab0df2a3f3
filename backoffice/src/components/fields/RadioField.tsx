import { Radio, type RadioGroupProps } from 'antd'

/** Radio buttons of a form. antd's group has no role, so it cannot be marked as required. */
export function RadioField({ label, ...props }: RadioGroupProps & { label: string }) {
  const named = { 'role': 'radiogroup', 'aria-label': label }
  return <Radio.Group {...props} {...named} />
}
