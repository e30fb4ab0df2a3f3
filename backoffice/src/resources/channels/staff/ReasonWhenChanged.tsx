import { ChangeReasonMax, messages } from '@zhuxue/api/terms/accounts'
import { Form } from 'antd'
import { ReasonField } from '../../../components/fields/ReasonField'
import type { StaffValues } from './useStaffForm'

const explained = ['passWd', 'exclusiveCode', 'exclusiveDiscount', 'kind', 'commissionPercent'] as const

const plain = (value: unknown) => (value === '' ? null : (value ?? null))

/** Shown once a new password or other terms of a saved person are entered (docs/product.md 13.6). */
export function ReasonWhenChanged({ saved }: { saved: StaffValues | undefined }) {
  const form = Form.useFormInstance<StaffValues>()
  const isChanged = Form.useWatch(
    (values: StaffValues) => explained.some((name) => name in values && plain(values[name]) !== plain(saved?.[name])),
    form
  )
  if (!saved || !isChanged) return null
  return (
    <ReasonField
      name="reason"
      label="修改原因"
      needed={messages.changeReasonRequired}
      maxCharacters={ChangeReasonMax}
      placeholder="例如：按新的合作协议调整佣金"
      autoFocus={false}
    />
  )
}
