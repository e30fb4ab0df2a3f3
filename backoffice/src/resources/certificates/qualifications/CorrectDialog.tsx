import { EmployerMax, NumberMax, QualificationReasonMax, qualificationMessages } from '@zhuxue/api/terms/certificates'
import { App, Form, Input } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { charactersUpTo } from '../../../components/fields/characters'
import { DayField } from '../../../components/fields/DayField'
import { ReasonField } from '../../../components/fields/ReasonField'
import { Select } from '../../../components/fields/Select'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { Qualification } from '../../../lib/apiTypes'
import { useKinds } from '../useKinds'
import { correctQualification, type Correction } from './calls'

type Values = Omit<Correction, 'lockVersion'>

/** Corrects what a learner or an import entered; the learner gets a message. */
export function CorrectDialog(props: { qualification: Qualification; onClose: () => void; onDone: () => void }) {
  const { qualification, onClose, onDone } = props
  const { message } = App.useApp()
  const command = useApiMutation('qualifications', { onUserError: 'inline' })
  const [form] = Form.useForm<Values>()
  const chosen = Form.useWatch('specialties', form) ?? []
  const { kinds } = useKinds()
  const known = kinds.find(({ kindId }) => kindId === qualification.kindId)?.specialties ?? []
  const options = known.map(({ code, name }) => ({ value: code, label: name }))

  const submit = async (values: Values) => {
    const { qualificationId, lockVersion } = qualification
    const body = {
      ...values,
      lockVersion,
      specialties: values.specialties ?? [],
      qualificationNumber: values.qualificationNumber?.trim() || undefined,
      reason: values.reason.trim(),
    }
    const done = await command.run('correct', () => correctQualification(qualificationId, body))
    if (!done) return
    message.success(done.msg)
    onDone()
  }

  return (
    <FormDialog<Values>
      title="更正执业证书"
      okText="更正"
      command={command}
      form={form}
      about={`${qualification.userName} 的${qualification.kindName}。更正后核验失效，学员会收到消息；周期和已计入的学时按新的专业和有效期重新计算。`}
      initialValues={{
        specialties: qualification.specialties.map(({ code }) => code),
        mainSpecialty: qualification.specialties.find(({ isMain }) => isMain)?.code,
        employerName: qualification.employerName ?? undefined,
        issuedOn: qualification.issuedOn ?? undefined,
        validFrom: qualification.validFrom,
        validTo: qualification.validTo,
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      {options.length > 0 && (
        <Form.Item
          name="specialties"
          label="专业"
          rules={[{ required: true, message: qualificationMessages.specialtyUnknown }]}
        >
          <Select mode="multiple" options={options} />
        </Form.Item>
      )}
      {chosen.length > 1 && (
        <Form.Item
          name="mainSpecialty"
          label="主项专业"
          rules={[{ required: true, message: qualificationMessages.mainOnce }]}
        >
          <Select options={options.filter(({ value }) => chosen.includes(value))} />
        </Form.Item>
      )}
      <Form.Item
        name="qualificationNumber"
        label="注册编号"
        extra={qualification.numberMasked ? `现为 ${qualification.numberMasked}，不填则不改` : '可以不填'}
      >
        <Input autoComplete="off" count={charactersUpTo(NumberMax)} />
      </Form.Item>
      <Form.Item name="employerName" label="聘用单位">
        <Input count={charactersUpTo(EmployerMax)} />
      </Form.Item>
      <DayField name="issuedOn" label="发证日期" />
      <DayField name="validFrom" label="有效期起" rules={[{ required: true, message: '请选择有效期起' }]} />
      <DayField name="validTo" label="有效期止" rules={[{ required: true, message: '请选择有效期止' }]} />
      <ReasonField
        name="reason"
        label="原因"
        needed="请填写原因"
        maxCharacters={QualificationReasonMax}
        placeholder="例如：学员来电，有效期填错"
      />
    </FormDialog>
  )
}
