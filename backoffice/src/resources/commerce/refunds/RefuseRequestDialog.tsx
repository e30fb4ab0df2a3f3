import { useInvalidate } from '@refinedev/core'
import { RequestReasonMax, refundRequestMessages as messages } from '@zhuxue/api/terms/commerce/refunds'
import { App } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { refuseRequest } from './calls'

export function RefuseRequestDialog({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const { message } = App.useApp()
  const invalidate = useInvalidate()
  const command = useApiMutation(null, { onUserError: 'inline' })

  const submit = async ({ reason }: { reason: string }) => {
    const saved = await command.run('refuse', () => refuseRequest(requestId, reason.trim()))
    if (!saved) return
    void invalidate({ resource: 'orders', invalidates: ['resourceAll'] })
    message.success(saved)
    onClose()
  }

  return (
    <FormDialog
      title={messages.refuse}
      okText="拒绝"
      command={command}
      about={<>订单不变，买家会收到消息并看到原因，之后可以再次申请。</>}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        name="reason"
        label="拒绝原因"
        needed={messages.answerNeeded}
        maxCharacters={RequestReasonMax}
        placeholder="例如：课程已经学完，按退款规则不能退款"
      />
    </FormDialog>
  )
}
