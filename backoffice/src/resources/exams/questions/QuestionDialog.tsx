import { PlusOutlined } from '@ant-design/icons'
import { questionMessages, QuestionLimit, QuestionType, QuestionTypeText, ScoreStep } from '@zhuxue/api/terms/exams'

import { Alert, Button, Form, Input, InputNumber, Space } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/Dialog'
import { useFormDraft } from '../../../components/dialog/useFormDraft'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { RichTextField } from '../../../components/fields/RichTextField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useFieldErrors } from '../../../components/hooks/useFieldErrors'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { RadioField } from '../../../components/fields/RadioField'
import { call } from '../../../providers/api'
import { ChoicesField } from './ChoicesField'
import styles from './QuestionDialog.module.css'
import { bodyOf, emptyQuestion, isKeyChanged, valuesOf, type QuestionValues } from './question'
import { TagFields } from './TagFields'
import type { Question } from '../../../lib/apiTypes'

/** An error of one choice, `choices.2.text`, is shown at the choices field. */
const fieldOf = (name: string) => [name.split('.')[0]!]
const types = Object.entries(QuestionTypeText).map(([value, label]) => ({ value, label }))

interface Props {
  bankId: number
  question: Question | null
  onSaved: () => void
  /** After a changed key is saved: attempts can be regraded. */
  onKeyChanged?: (question: Question) => void
  onClose: () => void
}

export function QuestionDialog(props: Props) {
  const { bankId, question, onSaved, onKeyChanged, onClose } = props
  const [edited, setEdited] = useState(question)
  const [form] = Form.useForm<QuestionValues>()
  const { run, busy, userError, clear } = useApiMutation(null, { onUserError: 'inline' })
  const formError = useFieldErrors(form, userError, fieldOf)
  const { setDirty, touch, close } = useUnsavedChanges(onClose)
  useFormDraft({
    form,
    name: `question ${question?.questionId ?? 'new'}`,
    initial: question ? valuesOf(question) : emptyQuestion,
    onRestored: touch,
  })

  const save = async (next: boolean) => {
    const values = await form.validateFields().catch(() => null)
    if (!values) return
    const saved = await run(
      'save',
      () =>
        call('POST /api/admin/question-banks/:id/questions', {
          params: { id: bankId },
          body: bodyOf(values, edited ?? undefined),
        }),
      edited ? questionMessages.saved : questionMessages.added
    )
    if (!saved) return
    onSaved()
    if (!next) {
      onClose()
      if (isKeyChanged(edited, saved.question)) onKeyChanged?.(saved.question)
      return
    }
    setDirty(false)
    const { questionType, questionScore, subjectCode, chapterName, knowledgePoint } = values
    form.setFieldsValue({ ...emptyQuestion, questionType, questionScore, subjectCode, chapterName, knowledgePoint })
  }

  /** A conflict with another user: the newer version is loaded only on request. */
  const newer = userError?.code === 'conflict' ? (userError.details as { question: Question }) : null
  const takeNewer = () => {
    form.setFieldsValue(valuesOf(newer!.question))
    setEdited(newer!.question)
    clear()
  }

  return (
    <Dialog
      title={question ? `编辑第 ${question.questionNo} 题` : '新增题目'}
      width={960}
      className={styles.dialog}
      classNames={{ body: styles.body }}
      maskClosable={false}
      onCancel={close}
      footer={
        <Space wrap>
          <Button onClick={close}>取消</Button>
          {!question && (
            <Button loading={busy !== null} onClick={() => void save(true)}>
              保存并继续添加
            </Button>
          )}
          <Button type="primary" loading={busy !== null} onClick={() => void save(false)}>
            保存
          </Button>
        </Space>
      }
    >
      {formError && (
        <Alert
          type="error"
          showIcon
          style={{ marginBottom: 16 }}
          message={formError.message}
          action={
            newer && (
              <Button size="small" onClick={takeNewer}>
                载入最新内容
              </Button>
            )
          }
        />
      )}
      <Form
        form={form}
        name="question"
        onValuesChange={touch}
        layout="vertical"
        initialValues={question ? valuesOf(question) : emptyQuestion}
        scrollToFirstError
      >
        <Fields bankId={bankId} onKeysChange={touch} />
      </Form>
    </Dialog>
  )
}

function Fields({ bankId, onKeysChange }: { bankId: number; onKeysChange: () => void }) {
  const { data } = useApiQuery('GET /api/admin/question-tags', { queryParams: { questionBankIds: [bankId] } })
  const type: QuestionType = Form.useWatch('questionType') ?? QuestionType.Single
  const isAsked = type === QuestionType.AskAnswer
  const needed = (message: string) => [{ required: true, message }]

  return (
    <div className={styles.columns}>
      <div>
        <Space size={[32, 0]} wrap align="start">
          <Form.Item name="questionType" label="题型" rules={needed(questionMessages.type)}>
            <RadioField label="题型" optionType="button" options={types} />
          </Form.Item>
          <Form.Item name="questionScore" label="分值" rules={needed(questionMessages.score)}>
            <InputNumber min={0} max={QuestionLimit.score} step={ScoreStep} />
          </Form.Item>
        </Space>
        <Form.Item name="questionText" label="题干" rules={needed(questionMessages.text)}>
          <RichTextField isCompact label="题干" placeholder="可以插入公式和图片" />
        </Form.Item>
        {!isAsked && (
          <>
            <Form.Item name="choices" label="选项" extra="点击字母设为正确答案">
              <ChoicesField type={type} onKeysChange={onKeysChange} />
            </Form.Item>
            <Form.Item name="questionKeys" rules={[{ validator: enoughKeys(type) }]}>
              <Keys />
            </Form.Item>
          </>
        )}
        {isAsked && (
          <Form.Item name="referenceAnswer" label="参考答案">
            <RichTextField isCompact label="参考答案" placeholder="批阅时对照，公布答案后学员可以看到" />
          </Form.Item>
        )}
        <Explanation />
      </div>
      <div>
        <TagFields tags={data?.tags ?? []} />
      </div>
    </div>
  )
}

/** Most questions have none: the field is shown on request. */
function Explanation() {
  const text = Form.useWatch('explanation')
  const [isShown, setShown] = useState(false)
  if (text && !isShown) setShown(true)
  return (
    <>
      <Form.Item name="explanation" label="解析" hidden={!isShown}>
        <RichTextField isCompact label="解析" placeholder="公布答案后与答案一起显示" />
      </Form.Item>
      {!isShown && (
        <Button type="dashed" icon={<PlusOutlined />} onClick={() => setShown(true)}>
          添加解析
        </Button>
      )}
    </>
  )
}

/** The keys as a form field, changed by the letters next to the choices. */
function Keys({ id, value = [] }: { id?: string; value?: string[] }) {
  return (
    <Input
      id={id}
      readOnly
      variant="borderless"
      tabIndex={-1}
      aria-label="正确答案"
      value={value.length ? `正确答案：${value.join('、')}` : '还没有选择正确答案'}
    />
  )
}

const enoughKeys =
  (type: QuestionType) =>
  async (_: unknown, keys: string[] = []) => {
    const { singleKey, multipleKeys } = questionMessages
    if (type === QuestionType.Single && keys.length !== 1) throw new Error(singleKey)
    if (type === QuestionType.Multiple && keys.length < 2) throw new Error(multipleKeys)
  }
