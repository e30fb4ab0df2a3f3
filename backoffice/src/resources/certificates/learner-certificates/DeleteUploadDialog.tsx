import { messages as catalogueMessages } from '@zhuxue/api/terms/catalogue'
import { ReasonMax, messages } from '@zhuxue/api/terms/certificates'
import { App } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { deleteUpload } from './calls'
import type { UploadDialogProps } from './RevertDialog'

/** Removes an upload from the list; minutes stay unchanged (docs/product.md 10.3). */
export function DeleteUploadDialog({ upload, onClose, onDone }: UploadDialogProps) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })

  const submit = async ({ reason }: { reason: string }) => {
    if (!(await command.run('delete', () => deleteUpload(upload.id, reason.trim())))) return
    message.success(messages.deleted)
    onDone()
  }
  const cancel = () => {
    message.info({ key: 'kept', content: catalogueMessages.deletionCancelled })
    onClose()
  }

  return (
    <FormDialog
      title={messages.deleteUploadQuestion}
      okText="删除"
      okButtonProps={{ danger: true }}
      command={command}
      about={
        <>
          {upload.uploadTime} 上传 {upload.learningHours} 分钟。只从列表中去掉这条记录，学时不变。
        </>
      }
      onSubmit={submit}
      onClose={cancel}
    >
      <ReasonField
        name="reason"
        label="删除原因"
        needed={messages.reason}
        maxCharacters={ReasonMax}
        placeholder="例如：重复的失败记录"
      />
    </FormDialog>
  )
}
