import { clauseMessages, ReplaceReasonMax } from '@zhuxue/api/terms/exams'
import { Alert, App, Form } from 'antd'
import { Dialog } from '../../../kit/dialog/Dialog'
import { ReasonField } from '../../../kit/fields/ReasonField'
import { useCommand } from '../../../kit/useCommand'
import { call } from '../../../providers/api'
import { useRefreshClauses } from './useRefreshClauses'
import type { Clause } from '../../../lib/wire'

/** Takes back a mark that was a mistake. */
export function RestoreDialog({ clause, onClose }: { clause: Clause; onClose: () => void }) {
  const { clauseId: id, clause: name, pendingCount } = clause
  const { message } = App.useApp()
  const [form] = Form.useForm<{ reason: string }>()
  const refresh = useRefreshClauses()
  const { run, busy, refusal } = useCommand(null, { onRefusal: 'inline' })
  const submit = async (body: { reason: string }) => {
    const done = await run('restore', () =>
      call('POST /api/admin/clauses/:id/restorations', { params: { id }, body })
    )
    if (!done) return
    message.success(done.msg)
    await refresh()
    onClose()
  }

  return (
    <Dialog
      title="恢复为现行条文"
      okText="恢复现行"
      cancelText="取消"
      confirmLoading={busy !== null}
      maskClosable={false}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>
        {name} 恢复后，{pendingCount} 道待复核的题目可以继续抽用，已有的复核结论不再保留。
      </p>
      <Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
        <ReasonField
          name="reason"
          label="原因"
          needed={clauseMessages.reason}
          most={ReplaceReasonMax}
          placeholder="例如：标记有误"
        />
      </Form>
      {refusal && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}
