import { Radio, type RadioGroupProps } from 'antd'

/** A choice of a form. The library's group has no role, and so may not say that it is required. */
export function RadioField({ label, ...props }: RadioGroupProps & { label: string }) {
  const named = { 'role': 'radiogroup', 'aria-label': label }
  return <Radio.Group {...props} {...named} />
}
