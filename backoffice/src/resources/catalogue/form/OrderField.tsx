import { Form, InputNumber } from 'antd'
import { fieldProps } from './fieldProps'

export function OrderField({ saved }: { saved: boolean }) {
  return (
    <Form.Item {...fieldProps('courseOrder')} tooltip="大的在前；在列表里拖动也会改变">
      <InputNumber precision={0} min={0} max={1_000_000} placeholder="保存后排在最前" disabled={!saved || undefined} />
    </Form.Item>
  )
}
