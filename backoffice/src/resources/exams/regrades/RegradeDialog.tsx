import { regradeMessages, RegradeReasonMax } from '@zhuxue/api/terms/exams'
import { Alert, App, Button, Form, Input, Skeleton, Space } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from '../../../components/dialog/Dialog'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { reasonRule } from '../../../components/fields/reasonRule'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useFieldErrors } from '../../../components/hooks/useFieldErrors'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import { call } from '../../../providers/api'
import type { Question, RegradePreview } from '../../../lib/apiTypes'
import { RegradeEffects } from './RegradeEffects'

type RegradedQuestion = Pick<Question, 'questionId' | 'questionName'>

/** docs/product.md 11.9: a dry run of a regrade, confirmed with a reason. */
export function RegradeDialog(props: { question: RegradedQuestion; onDone?: () => void; onClose: () => void }) {
  const { question, onDone, onClose } = props
  const { questionId: id, questionName } = question
  const { message } = App.useApp()
  const [form] = Form.useForm<{ reason: string }>()
  const [effects, setEffects] = useState<RegradePreview | null>(null)
  const [done, setDone] = useState(0)
  const { run, busy, userError } = useApiMutation(null, { onUserError: 'inline' })
  const formError = useFieldErrors(form, userError)
  const { touch, close } = useUnsavedChanges(onClose)

  const look = async () => {
    const params = { id }
    const found = await run('preview', () => call('POST /api/admin/questions/:id/regrade-previews', { params }))
    setEffects(found ?? null)
  }
  const lookFirst = useEffectEvent(() => void look())
  useEffect(() => lookFirst(), [id])

  /** Many attempts take several calls; after an interruption the user can resume. */
  const regrade = async ({ reason }: { reason: string }) => {
    const sums = { attempts: 0, changed: 0 }
    const ended = await run('regrade', async () => {
      for (;;) {
        const answer = await call('POST /api/admin/questions/:id/regrades', {
          params: { id },
          body: { reason, version: effects!.version },
        })
        sums.attempts += answer.attempts
        sums.changed += answer.changed
        setDone(sums.attempts)
        if (!answer.left || !answer.attempts) return answer
      }
    })
    if (!ended) return
    const { attempts, changed } = sums
    message.success(attempts ? `已重新评分 ${attempts} 份答卷，其中 ${changed} 份成绩有变化` : regradeMessages.nothing)
    onClose()
    onDone?.()
  }
  const whyNotRegrade = effects
    ? regradeMessages.nothing
    : busy === 'preview'
      ? regradeMessages.trying
      : regradeMessages.notTried
  const waiting = effects ? effects.gradedAttempts + effects.reviewingAttempts : 0

  return (
    <Dialog
      title="重新评分"
      width={880}
      maskClosable={false}
      closable={busy !== 'regrade'}
      keyboard={busy !== 'regrade'}
      onCancel={close}
      footer={
        <Space wrap>
          <Button disabled={busy === 'regrade'} onClick={close}>
            取消
          </Button>
          <ButtonWithReason
            type="primary"
            disabledReason={waiting ? null : whyNotRegrade}
            loading={busy === 'regrade'}
            onClick={form.submit}
          >
            重新评分 {waiting} 份答卷
          </ButtonWithReason>
        </Space>
      }
    >
      <p style={{ overflowWrap: 'anywhere' }}>{questionName}</p>
      {formError && (
        <Alert
          type="error"
          showIcon
          message={formError.message}
          style={{ marginBottom: 12 }}
          action={
            <Button size="small" onClick={() => void look()}>
              重新试算
            </Button>
          }
        />
      )}
      {busy === 'preview' && <Skeleton active paragraph={{ rows: 4 }} />}
      {effects && busy !== 'preview' && <RegradeEffects effects={effects} />}
      {waiting > 0 && (
        <Form form={form} layout="vertical" onValuesChange={touch} onFinish={(values) => void regrade(values)}>
          <Form.Item
            name="reason"
            label="原因"
            extra="学员在成绩中会看到原因和前后两个成绩，操作写入审计日志"
            rules={[{ required: true, whitespace: true, message: regradeMessages.reason }, reasonRule]}
          >
            <Input.TextArea
              rows={2}
              count={charactersUpTo(RegradeReasonMax)}
              showCount
              // The character count is below the field, where it would cover the hint.
              style={{ marginBottom: 24 }}
            />
          </Form.Item>
        </Form>
      )}
      {busy === 'regrade' && done > 0 && <p role="status">已完成 {done} 份</p>}
    </Dialog>
  )
}
