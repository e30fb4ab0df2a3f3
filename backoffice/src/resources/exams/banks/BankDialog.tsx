import { QuestionLimit, questionMessages } from '@zhuxue/api/terms/exams'
import { Alert, Form, Input } from 'antd'
import { useEffect } from 'react'
import { Dialog } from '../../../kit/dialog/Dialog'
import { showFieldErrors } from '../../../kit/fieldErrors'
import { useCommand } from '../../../kit/useCommand'
import { call } from '../../../providers/api'
import type { QuestionBank } from '../../../lib/wire'

export function BankDialog(props: { bank: Partial<QuestionBank>; onClose: () => void }) {
  const { bank, onClose } = props
  const { questionBankId } = bank
  const [form] = Form.useForm<{ questionBankName: string }>()
  const { run, busy, refusal } = useCommand('question-banks', { onRefusal: 'inline' })
  useEffect(() => {
    if (refusal?.errors) showFieldErrors(form, refusal)
  }, [refusal])

  const save = async ({ questionBankName }: { questionBankName: string }) => {
    const body = { questionBankId, questionBankName }
    const done = questionBankId ? questionMessages.saved : questionMessages.added
    if (await run('save', () => call('POST /api/admin/question-banks', { body }), done)) onClose()
  }

  return (
    <Dialog
      title={questionBankId ? '编辑题库' : '新增题库'}
      okText="保存"
      cancelText="取消"
      confirmLoading={busy !== null}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" initialValues={bank} onFinish={(v) => void save(v)}>
        <Form.Item
          name="questionBankName"
          label="题库名称"
          rules={[{ required: true, whitespace: true, message: questionMessages.bankName }]}
        >
          <Input maxLength={QuestionLimit.bankName} showCount />
        </Form.Item>
      </Form>
      {refusal && !refusal.errors && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}
