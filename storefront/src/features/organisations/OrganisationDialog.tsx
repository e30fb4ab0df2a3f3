import { useState, type SyntheticEvent } from 'react'
import { OrganisationNameMax } from '@zhuxue/api/terms/organisations'
import { FormDialog } from '~/components/dialog/FormDialog'
import { Field } from '~/components/ui/Field'
import { api } from '~/lib/http/api'
import type { OwnOrganisation } from '~/lib/http/apiTypes'
import { reportFailure } from '~/lib/http/reportFailure'
import { notify } from '~/lib/toasts'
import styles from './Organisations.module.css'

type Props = { organisation: OwnOrganisation | null; onClose: () => void; onSaved: () => void }

export default function OrganisationDialog({ organisation, onClose, onSaved }: Props) {
  const [form, setForm] = useState({
    organisationName: organisation?.organisationName ?? '',
    creditCode: organisation?.creditCode ?? '',
  })
  const [problems, setProblems] = useState<Record<string, string | undefined>>({})
  const [busy, setBusy] = useState(false)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      const { msg } = organisation
        ? await api.organisations.own.organisations.update({ params: { id: organisation.organisationId }, body: form })
        : await api.organisations.own.organisations.store({ body: form })
      notify(msg, 'success')
      onSaved()
    } catch (error) {
      const apiError = reportFailure(error)
      const fields = { organisationName: apiError.field('organisationName'), creditCode: apiError.field('creditCode') }
      setProblems(fields)
      if (!fields.organisationName && !fields.creditCode && !apiError.shown) notify(apiError.message, 'error')
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={organisation ? '修改单位' : '创建单位'}
      submitText="提交核验"
      busyText="正在提交…"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      formClass={styles.form}
      size="small"
    >
      <Field
        label="单位名称"
        required
        maxLength={OrganisationNameMax}
        value={form.organisationName}
        problem={problems.organisationName}
        placeholder="与营业执照一致的全称"
        onChange={(event) => setForm({ ...form, organisationName: event.target.value })}
      />
      <Field
        label="统一社会信用代码"
        required
        value={form.creditCode}
        problem={problems.creditCode}
        placeholder="18位"
        onChange={(event) => setForm({ ...form, creditCode: event.target.value })}
      />
      <p className={styles.hint}>提交后请把营业执照发给客服核验。核验通过前不能邀请成员。</p>
    </FormDialog>
  )
}
