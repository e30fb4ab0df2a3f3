import { ExpressCompany, messages, TrackingNoLength } from '@zhuxue/api/terms/commerce'
import type { HttpError } from '@refinedev/core'
import { Alert, Form, Input, type FormInstance, type InputRef } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import type { Ref } from 'react'
import { useFieldErrors } from '../../../components/hooks/useFieldErrors'

export interface Tracking {
  trackingNo: string
}

export function TrackingForm(props: {
  form: FormInstance<Tracking>
  userError: HttpError | null
  known?: string | null
  field?: Ref<InputRef>
  size?: 'large'
  onType?: () => void
  onFinish: (tracking: Tracking) => void
}) {
  const { form, userError, known, field, size, onType, onFinish } = props
  const formError = useFieldErrors(form, userError)

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onValuesChange={onType}
      initialValues={{ trackingNo: known ?? '' }}
      onFinish={({ trackingNo }) => onFinish({ trackingNo: trackingNo.trim() })}
    >
      <Form.Item label="快递公司">{ExpressCompany}</Form.Item>
      <Form.Item
        name="trackingNo"
        label="快递单号"
        validateTrigger="onSubmit"
        rules={[
          { required: true, whitespace: true, message: messages.trackingNoMissing },
          { pattern: /^\s*[0-9A-Za-z-]{1,20}\s*$/, message: messages.trackingNoWrong },
        ]}
      >
        <Input
          ref={field}
          autoFocus
          allowClear
          size={size}
          className="numeric"
          autoComplete="off"
          spellCheck={false}
          count={charactersUpTo(TrackingNoLength)}
          placeholder="扫描或输入单号，回车保存"
          onPressEnter={form.submit}
        />
      </Form.Item>
      {formError && <Alert type="error" showIcon message={formError.message} style={{ marginBottom: 16 }} />}
    </Form>
  )
}
