import { ReasonMax } from '@zhuxue/api/terms/certificates'
import { CorrectionMinutesMax, messages } from '@zhuxue/api/terms/learning'
import { App, Form, InputNumber, Radio } from 'antd'
import { Select } from '../../../components/fields/Select'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { correctHours } from './calls'
import { changeText } from './changeText'
import { CorrectionPreview } from './CorrectionPreview'
import { nameOf } from './nameOf'
import type { Certificate } from '../../../lib/apiTypes'

interface Values {
  way: 'recount' | 'by-hand'
  courseEduLogId?: number
  minutes?: number
  reason: string
}

interface Props {
  certificate: Certificate
  onClose: () => void
  onDone: () => void
}

/** Recalculates a certificate, or changes one of its courses manually (docs/product.md 10.2). */
export function CorrectDialog({ certificate, onClose, onDone }: Props) {
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const isByHand = Form.useWatch('way', form) === 'by-hand'
  const courseEduLogId = Form.useWatch('courseEduLogId', form)
  const minutes = Form.useWatch('minutes', form)
  const isIncomplete = isByHand && (courseEduLogId === undefined || typeof minutes !== 'number')

  const submit = async ({ reason, courseEduLogId, minutes }: Values) => {
    const { furtherEduCertId } = certificate
    const byHand = isByHand ? { courseEduLogId, minutes } : {}
    const done = await command.run('correct', () =>
      correctHours(furtherEduCertId, { reason: reason.trim(), ...byHand })
    )
    if (!done) return
    message.success(`${messages.hoursCorrected}，${changeText(done)}`)
    onDone()
  }

  return (
    <FormDialog
      title={`校正学时：${nameOf(certificate)}`}
      okText="校正"
      command={command}
      errorPrefix="校正失败："
      form={form}
      initialValues={{ way: 'recount' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="way" label="方式">
        <Radio.Group
          options={[
            { value: 'recount', label: '按学习记录重新计算' },
            { value: 'by-hand', label: '手动增减' },
          ]}
        />
      </Form.Item>
      {isByHand && <ByHand certificateId={certificate.furtherEduCertId} />}
      {!isIncomplete && (
        <CorrectionPreview
          certificateId={certificate.furtherEduCertId}
          change={isByHand ? { courseEduLogId, minutes } : {}}
        />
      )}
      <ReasonField
        name="reason"
        label="校正原因"
        needed={messages.correctionReason}
        maxCharacters={ReasonMax}
        placeholder="例如：视频故障，学习时间没有计入"
      />
    </FormDialog>
  )
}

function ByHand({ certificateId }: { certificateId: number }) {
  const { query, data } = useApiQuery('GET /api/user/course-edu-logs/further-edu-cert-id/:id', {
    params: { id: certificateId },
  })
  const courses = data?.courseEduLogs.map(({ courseEduLogId, courseName, availableHours }) => ({
    value: courseEduLogId,
    label: `${courseName}（未上传 ${availableHours} 分钟）`,
  }))
  return (
    <>
      <Form.Item name="courseEduLogId" label="课程" rules={[{ required: true, message: '请选择课程' }]}>
        <Select options={courses} loading={query.isLoading} placeholder="请选择课程" />
      </Form.Item>
      <Form.Item
        name="minutes"
        label="增加的分钟数"
        extra="减少时填写负数；未上传的学时不能小于 0，已上传的学时不变。"
        rules={[{ required: true, message: messages.correctionMinutes }]}
      >
        <InputNumber min={-CorrectionMinutesMax} max={CorrectionMinutesMax} precision={1} style={{ width: 160 }} />
      </Form.Item>
    </>
  )
}
