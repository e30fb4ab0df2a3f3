import { InvoiceNumberLength, messages } from '@zhuxue/api/terms/invoices'
import { Form, Input } from 'antd'
import { charactersUpTo } from '../../components/fields/characters'

const pattern = new RegExp(`^\\d{${InvoiceNumberLength}}$`)
const withoutSpaces = (typed: string) => typed.replace(/\s/g, '')

/** The number of an invoice that staff issued on the tax platform; pasted spaces are removed. */
export function NumberField(props: { name: 'invoiceNumber' | 'redNumber'; label: string; required?: boolean }) {
  const { name, label, required = false } = props
  return (
    <Form.Item
      name={name}
      label={label}
      normalize={withoutSpaces}
      validateTrigger="onBlur"
      extra={required ? '20 位数字' : '20 位数字；可以不填，以后补录'}
      rules={[
        { required, message: messages.numberWrong },
        { pattern, message: messages.numberWrong },
      ]}
    >
      <Input
        allowClear
        autoFocus={required}
        className="numeric"
        inputMode="numeric"
        autoComplete="off"
        count={charactersUpTo(InvoiceNumberLength, withoutSpaces)}
      />
    </Form.Item>
  )
}
