import { NoteMax, messages } from '@zhuxue/api/terms/commerce/exceptions'
import { App } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { resolveException } from './calls'
import type { PaymentException } from '../../../lib/apiTypes'

/** Records that an exception was resolved elsewhere; no money moves. */
export function ResolveDialog(props: { exception: PaymentException; onClose: () => void }) {
  const { exception, onClose } = props
  const { message } = App.useApp()
  const command = useApiMutation('payment-exceptions', { onUserError: 'inline' })

  const submit = async ({ note }: { note: string }) => {
    const { paymentExceptionId } = exception
    if (!(await command.run('resolve', () => resolveException(paymentExceptionId, note.trim())))) return
    message.success(messages.handled)
    onClose()
  }

  return (
    <FormDialog
      title="标记为已处理"
      okText="标记为已处理"
      command={command}
      about={<>这里不会退款，只记录在别处是怎样处理的；之后仍然可以退款。</>}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        name="note"
        label="处理说明"
        needed={messages.noteNeeded}
        maxCharacters={NoteMax}
        placeholder="例如：已在商户后台人工退款"
      />
    </FormDialog>
  )
}
