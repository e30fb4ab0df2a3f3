import { ReasonMax, ReceiptNoMax, messages } from '@zhuxue/api/terms/certificates'
import { App, Form, Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { revertUpload } from './calls'
import type { PushLog } from '../../../lib/apiTypes'

interface Values {
  reason: string
  receiptNo?: string
}

export interface UploadDialogProps {
  upload: Pick<PushLog, 'id' | 'learningHours' | 'uploadTime'>
  onClose: () => void
  onDone: () => void
}

/** Revokes confirmed minutes; once (docs/product.md 10.3). */
export function RevertDialog({ upload, onClose, onDone }: UploadDialogProps) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })

  const submit = async ({ reason, receiptNo }: Values) => {
    const body = { reason: reason.trim(), receiptNo: receiptNo?.trim() || undefined }
    if (!(await command.run('revert', () => revertUpload(upload.id, body)))) return
    message.success(messages.reverted)
    onDone()
  }

  return (
    <FormDialog
      title="撤回上传的学时"
      okText="撤回"
      okButtonProps={{ danger: true }}
      command={command}
      about={<>{upload.learningHours}分钟学时将从省平台撤回，重新变为未上传。每次上传只能撤回一次。</>}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        name="reason"
        label="撤回原因"
        needed={messages.reason}
        maxCharacters={ReasonMax}
        placeholder="例如：学员信息有误，需要重新上传"
      />
      <Form.Item
        name="receiptNo"
        label="人工撤回的受理编号"
        extra="省平台不支持在线撤回时，先在省平台人工撤回，再填写受理编号。"
      >
        <Input count={charactersUpTo(ReceiptNoMax)} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
