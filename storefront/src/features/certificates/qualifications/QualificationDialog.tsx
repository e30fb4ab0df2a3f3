import { EmployerMax, NumberMax, numberReason } from '@zhuxue/api/terms/certificates/qualifications'
import { FormDialog } from '~/components/dialog/FormDialog'
import { FailedState } from '~/components/ui/EmptyState'
import { Field } from '~/components/ui/Field'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import type { Qualification } from '~/lib/http/apiTypes'
import { useFetch } from '~/lib/http/useFetch'
import { notify } from '~/lib/toasts'
import { FormFailure } from './FormFailure'
import { qualificationBody, qualificationErrors, qualificationFormOf } from './qualificationForm'
import styles from './Qualifications.module.css'
import { SelectField } from './SelectField'
import { SpecialtyFields } from './SpecialtyFields'

type Props = {
  /** Absent for a new one. */
  qualification?: Qualification
  onSaved: () => void
  /** It was changed elsewhere. */
  onReload: () => void
  onClose: () => void
}

export default function QualificationDialog({ qualification, onSaved, onReload, onClose }: Props) {
  const { data, failed, reload } = useFetch(() => api.certificates.qualificationKinds.index({}), 'qualification kinds')
  const kindOf = (code: string) => data?.kinds.find(({ kindCode }) => kindCode === code)
  const form = useForm({
    initial: qualificationFormOf(qualification),
    validate: (values) => qualificationErrors(values, kindOf(values.kindCode)),
    send: (values) => {
      const body = qualificationBody(values)
      return qualification
        ? api.certificates.qualifications.update({
            params: { id: qualification.qualificationId },
            body: { ...body, lockVersion: qualification.lockVersion },
          })
        : api.certificates.qualifications.store({ body: { ...body, kindCode: values.kindCode } })
    },
    onSent: ({ msg }) => {
      notify(msg, 'success')
      onSaved()
    },
  })
  const { values, problems, change, input } = form

  return (
    <FormDialog
      title={qualification ? '修改执业证书' : '登记执业证书'}
      submitText="保存"
      busyText="正在保存…"
      busy={form.busy}
      onSubmit={form.submit}
      onClose={onClose}
      formClass={styles.form}
      stayOpenOnBackdropClick
    >
      {failed && <FailedState onRetry={reload} text="证书类别没有加载出来" />}
      {qualification ? (
        <p className={styles.fixed}>{qualification.kindName}</p>
      ) : (
        <SelectField
          label="证书类别"
          data-first
          options={data?.kinds.map(({ kindCode, kindName }) => ({ value: kindCode, text: kindName })) ?? []}
          value={values.kindCode}
          problem={problems.kindCode}
          onChange={({ target }) => change({ kindCode: target.value, specialties: [], mainSpecialty: '' })}
        />
      )}
      <SpecialtyFields kind={kindOf(values.kindCode)} values={values} problems={problems} onChange={change} />
      <div className={styles.pair}>
        <Field {...input('validFrom')} label="有效期起" type="date" />
        <Field {...input('validTo')} label="有效期止" type="date" />
      </div>
      <Field
        {...input('qualificationNumber')}
        label="注册编号（选填）"
        autoComplete="off"
        maxLength={NumberMax}
        placeholder={qualification?.numberMasked ?? undefined}
        reason={numberReason}
      />
      {qualification?.numberMasked && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={values.removeNumber}
            onChange={({ target }) => change({ removeNumber: target.checked })}
          />
          删除已保存的注册编号
        </label>
      )}
      <Field {...input('employerName')} label="聘用单位（选填）" autoComplete="organization" maxLength={EmployerMax} />
      <FormFailure form={form} onReload={onReload} />
    </FormDialog>
  )
}
