import { ChangeReasonMax } from '@zhuxue/api/terms/catalogue'
import { Form, Input } from 'antd'
import { useContext } from 'react'
import { charactersUpTo } from '../../../components/fields/characters'
import { Adjustable, Adjusting } from './Adjustable'

/** Why prices or display of a published course change, for the audit log. */
export function ChangeReason() {
  const isAdjusting = useContext(Adjusting)
  if (!isAdjusting) return null
  return (
    <Adjustable>
      <Form.Item name="reason" label="修改原因" extra="写入操作日志和课程的历史，学员看不到">
        <Input allowClear placeholder="例如：暑期优惠" count={charactersUpTo(ChangeReasonMax)} />
      </Form.Item>
    </Adjustable>
  )
}
