import { PresenceAlternative, VendorFailureRule } from '@zhuxue/api/terms/accounts/presence'
import { App, Form } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { PresencePolicy } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'
import { Estimate } from './Estimate'
import { PolicyFields } from './PolicyFields'
import { bodyOf, type PolicyValues } from './policyValues'

interface Props {
  /** The version that the new one begins with. */
  from: PresencePolicy | null
  fee: string
  minutesPerHour: number
  onClose: () => void
  onDone: () => void
}

const initial: Partial<PolicyValues> = {
  faceAtStart: false,
  faceBeforeChapterTest: false,
  faceBeforeCourseTest: false,
  faceBeforeUpload: false,
  faceHoldsMinutes: 120,
  alternative: PresenceAlternative.Sms,
  onVendorFailure: VendorFailureRule.Excuse,
}

export function PolicyDialog({ from, fee, minutesPerHour, onClose, onDone }: Props) {
  const { message } = App.useApp()
  const [form] = Form.useForm<PolicyValues>()
  const command = useApiMutation(null, { onUserError: 'inline' })

  const submit = async (values: PolicyValues) => {
    const response = await command.run('save', () =>
      call('POST /api/admin/presence-policies', { body: bodyOf(values) })
    )
    if (!response) return
    message.success(response.msg)
    onDone()
  }

  return (
    <FormDialog<PolicyValues>
      title={from ? '新版本核验规则' : '新增核验规则'}
      okText="保存并生效"
      width={720}
      form={form}
      command={command}
      initialValues={{ ...initial, ...from }}
      about="保存后立即对使用这个规则的课程生效，已经计入的时间不受影响。"
      onSubmit={submit}
      onClose={onClose}
    >
      <PolicyFields isNew={from === null} />
      <Estimate form={form} fee={fee} minutesPerHour={minutesPerHour} />
    </FormDialog>
  )
}
