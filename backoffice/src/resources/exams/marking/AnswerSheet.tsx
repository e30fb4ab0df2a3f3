import { markingMessages, RemarkLength, ScoreStep } from '@zhuxue/api/terms/exams'
import { Alert, App, Button, Card, Form, Input, InputNumber, Typography } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { useEffect, useRef } from 'react'
import { SafeHtml } from '../../../components/SafeHtml'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useFieldErrors } from '../../../components/hooks/useFieldErrors'
import { call } from '../../../providers/api'
import styles from './Marking.module.css'
import type { AnswerToMark } from '../../../lib/apiTypes'

interface Values {
  answerScore: number | null
  remark: string
}

/** One answer with its question. Enter in the points saves and opens the next. */
export function AnswerSheet(props: {
  as: 'admin' | 'teacher'
  answer: AnswerToMark
  onType: () => void
  onMarked: () => Promise<void>
  /** Refetches an answer whose points another user has changed. */
  onStale: () => void
}) {
  const { as, answer, onType, onMarked, onStale } = props
  const { paperAnswerId: id, maxScore, answerScore, remark } = answer
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const points = useRef<HTMLInputElement>(null)
  const { run, busy, userError } = useApiMutation(null, { onUserError: 'inline' })
  useEffect(() => points.current?.focus(), [])
  const formError = useFieldErrors(form, userError)

  const save = async (values: Values) => {
    const body = { ...values, seenScore: answerScore }
    const done = await run('mark', () => call(`POST /api/${as}/paper-answers/:id/marking`, { params: { id }, body }))
    if (!done) return
    message.success(done.msg)
    await onMarked()
  }
  const setPoints = (score: number) => {
    form.setFieldValue('answerScore', score)
    onType()
    points.current?.focus()
  }

  return (
    <div className={styles.sheet}>
      <div className={styles.texts}>
        <Card
          size="small"
          title={[answer.paperName, answer.studentName].filter(Boolean).join(' · ')}
          extra={<span className="numeric">交卷 {answer.handinTime.slice(0, 16)}</span>}
        >
          <SafeHtml html={answer.questionText} />
        </Card>
        <Card size="small" title="学员的答案">
          <div className={styles.answer}>{answer.answer}</div>
        </Card>
        <Card size="small" title="参考答案">
          {answer.referenceAnswer ? (
            <SafeHtml html={answer.referenceAnswer} />
          ) : (
            <Typography.Text type="secondary">没有填写参考答案</Typography.Text>
          )}
        </Card>
      </div>
      <Card size="small" title={`得分（满分 ${maxScore}）`}>
        <Form
          form={form}
          layout="vertical"
          onValuesChange={onType}
          initialValues={{ answerScore, remark: remark ?? '' }}
          onFinish={(values) => void save(values)}
        >
          <Form.Item name="answerScore" label="得分" rules={[{ required: true, message: markingMessages.score }]}>
            <InputNumber
              ref={points as never}
              min={0}
              max={maxScore}
              step={ScoreStep}
              style={{ width: '100%' }}
              onPressEnter={(event) => {
                event.preventDefault()
                form.submit()
              }}
            />
          </Form.Item>
          <Form.Item>
            <div className={styles.points}>
              {[0, Math.round(maxScore) / 2, maxScore].map((score, place) => (
                <Button key={place} size="small" onClick={() => setPoints(score)}>
                  {['零分', '一半', '满分'][place]}（{score}）
                </Button>
              ))}
            </div>
          </Form.Item>
          <Form.Item name="remark" label="评语（公布后学员可以看到）">
            <Input.TextArea rows={3} count={charactersUpTo(RemarkLength)} showCount />
          </Form.Item>
          {formError && (
            <Alert
              type="error"
              showIcon
              message={formError.message}
              style={{ marginBottom: 12 }}
              action={
                formError.code === 'conflict' && (
                  <Button size="small" onClick={onStale}>
                    载入最新结果
                  </Button>
                )
              }
            />
          )}
          <Button block type="primary" htmlType="submit" loading={busy !== null}>
            保存，下一份（回车）
          </Button>
        </Form>
      </Card>
    </div>
  )
}
