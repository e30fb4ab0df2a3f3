import { DatePicker, Form, type FormItemProps } from 'antd'
import { clearableDay } from './clearableDay'
import { dayProps } from './dayProps'

/** A form item with one day. */
export function DayField(props: Omit<FormItemProps, 'children'> & { autoFocus?: boolean }) {
  const { autoFocus, ...item } = props
  return (
    <Form.Item {...item} {...dayProps}>
      <DatePicker
        {...clearableDay}
        autoFocus={autoFocus}
        format="YYYY-MM-DD"
        placeholder="yyyy-MM-dd"
        style={{ width: '100%' }}
      />
    </Form.Item>
  )
}
