import { FormDialog } from '~/components/dialog/FormDialog'
import { Field } from '~/components/ui/Field'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import type { Qualification } from '~/lib/http/apiTypes'
import { notify } from '~/lib/toasts'
import { FormFailure } from './FormFailure'
import { validityErrors } from './qualificationForm'
import styles from './Qualifications.module.css'

type Props = { qualification: Qualification; onSaved: () => void; onReload: () => void; onClose: () => void }

/** The next validity, which begins the next cycle. */
export default function RenewalDialog({ qualification, onSaved, onReload, onClose }: Props) {
  const { qualificationId: id, lockVersion, kindName, validFrom, validTo } = qualification
  const form = useForm({
    initial: { validFrom: dayAfter(validTo), validTo: '' },
    validate: validityErrors,
    send: (values) => api.certificates.qualifications.renew({ params: { id }, body: { ...values, lockVersion } }),
    onSent: ({ msg }) => {
      notify(msg, 'success')
      onSaved()
    },
  })
  return (
    <FormDialog
      title="登记延续注册"
      submitText="保存"
      busyText="正在保存…"
      busy={form.busy}
      onSubmit={form.submit}
      onClose={onClose}
      formClass={styles.form}
      stayOpenOnBackdropClick
    >
      <p className="muted">
        {kindName}，原有效期 {validFrom} 至 {validTo}。新的有效期开始新的学时周期，原周期的记录不变。
      </p>
      <div className={styles.pair}>
        <Field {...form.input('validFrom')} label="新的有效期起" type="date" data-first />
        <Field {...form.input('validTo')} label="新的有效期止" type="date" />
      </div>
      <FormFailure form={form} onReload={onReload} />
    </FormDialog>
  )
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
