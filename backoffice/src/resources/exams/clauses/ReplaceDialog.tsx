import { clauseMessages, normalizeReplacement, ReplaceReasonMax } from '@zhuxue/api/terms/exams'
import { Alert, App, Form, Input } from 'antd'
import { useEffect } from 'react'
import { Dialog } from '../../../kit/dialog/Dialog'
import { ReasonField } from '../../../kit/fields/ReasonField'
import { showFieldErrors } from '../../../kit/fieldErrors'
import { useCommand } from '../../../kit/useCommand'
import { call } from '../../../providers/api'
import { useRefreshClauses } from './useRefreshClauses'
import type { Clause } from '../../../lib/wire'

interface Values {
  replacedBy: string
  reason: string
}

/** From then on its questions wait for a review, and are not drawn. */
export function ReplaceDialog({ clause, onClose }: { clause: Clause; onClose: () => void }) {
  const { clauseId: id, clause: name, questionCount } = clause
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const refresh = useRefreshClauses()
  const { run, busy, refusal } = useCommand(null, { onRefusal: 'inline' })
  useEffect(() => {
    if (refusal?.errors) showFieldErrors(form, refusal)
  }, [refusal])

  const submit = async (body: Values) => {
    const done = await run('replace', () =>
      call('POST /api/admin/clauses/:id/replacements', { params: { id }, body })
    )
    if (!done) return
    message.success(done.msg)
    await refresh()
    onClose()
  }

  return (
    <Dialog
      title="标记条文被替代"
      okText="标记被替代"
      cancelText="取消"
      confirmLoading={busy !== null}
      maskClosable={false}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>
        {name} 标记后，依据它的 {questionCount}{' '}
        道题目进入待复核，复核前不再抽用，也不作为每日一练。正在作答的答卷保留原题。
      </p>
      <Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
        <Form.Item
          name="replacedBy"
          label="新条文"
          validateTrigger="onBlur"
          rules={[{ required: true, validator: known }]}
          extra="例如 GB/T 50500-2024 4.1.2；新版中没有对应条文时，只写 GB/T 50500-2024"
        >
          <Input autoFocus maxLength={120} />
        </Form.Item>
        <ReasonField
          name="reason"
          label="原因"
          needed={clauseMessages.reason}
          most={ReplaceReasonMax}
          placeholder="例如：2024 版自某日起施行，计价方式有变化"
        />
      </Form>
      {refusal && !refusal.errors && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}

async function known(_: unknown, text = '') {
  if (!normalizeReplacement(text)) throw new Error(clauseMessages.replacement)
}
