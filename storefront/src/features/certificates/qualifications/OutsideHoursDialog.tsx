import { RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { MaxOutsideHours, ProviderMax, cycleMessages } from '@zhuxue/api/terms/certificates/cycles'
import { FormDialog } from '~/components/dialog/FormDialog'
import { Field } from '~/components/ui/Field'
import { shanghaiDay } from '~/lib/format'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import type { EducationCycle } from '~/lib/http/apiTypes'
import { notify } from '~/lib/toasts'
import { outsideHoursErrors } from './outsideHoursForm'
import styles from './Qualifications.module.css'
import { SelectField } from './SelectField'

type Props = { cycle: EducationCycle; onSaved: () => void; onClose: () => void }

/** Hours of another provider, for the learner's own plan. */
export default function OutsideHoursDialog({ cycle, onSaved, onClose }: Props) {
  const { targets } = cycle
  const form = useForm({
    initial: { specialty: targets.length === 1 ? '0' : '', hours: '', providerName: '', day: '' },
    validate: outsideHoursErrors,
    send: ({ specialty: at, hours, providerName, day }) => {
      const { requiredCourse, specialty } = targets[Number(at)]!
      const body = { requiredCourse, specialty, hours: Number(hours), providerName: providerName.trim(), day }
      return api.certificates.cycles.outside.store({ params: { id: cycle.cycleId }, body })
    },
    onSent: ({ msg }) => {
      notify(msg, 'success')
      onSaved()
    },
  })
  const { input, values, change, problems } = form
  return (
    <FormDialog
      title="登记其他机构的学时"
      submitText="保存"
      busyText="正在保存…"
      busy={form.busy}
      onSubmit={form.submit}
      onClose={onClose}
      formClass={styles.form}
      stayOpenOnBackdropClick
    >
      <p className="muted">{cycleMessages.outsideHint}</p>
      <SelectField
        label="计入"
        data-first
        options={targets.map(({ specialtyName, requiredCourse }, at) => ({
          value: String(at),
          text: [specialtyName, RequiredCourseText[requiredCourse]].filter(Boolean).join(' · '),
        }))}
        value={values.specialty}
        problem={problems.specialty}
        onChange={({ target }) => change({ specialty: target.value })}
      />
      <Field {...input('hours')} label="学时数" inputMode="numeric" type="number" min={1} max={MaxOutsideHours} />
      <Field {...input('providerName')} label="培训机构" maxLength={ProviderMax} autoComplete="off" />
      <Field {...input('day')} label="学习日期" type="date" min={cycle.startsOn} max={shanghaiDay()} />
      {form.failure && (
        <p className="note note--amber" role="alert">
          {form.failure}
        </p>
      )}
    </FormDialog>
  )
}
