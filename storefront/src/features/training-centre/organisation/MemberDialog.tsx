import { useState, type SyntheticEvent } from 'react'
import { DepartmentMax, ListedNameMax, MemberRole, MemberRoleText, MemberState } from '@zhuxue/api/terms/organisations'
import { FormDialog } from '~/components/dialog/FormDialog'
import { Field } from '~/components/ui/Field'
import { api } from '~/lib/http/api'
import type { OrganisationMember } from '~/lib/http/apiTypes'
import { reportFailure } from '~/lib/http/reportFailure'
import { notify } from '~/lib/toasts'
import styles from '~/features/training-centre/TrainingCentre.module.css'

type Props = { id: number; member: OrganisationMember; isOwner: boolean; onClose: () => void; onSaved: () => void }

export default function MemberDialog({ id, member, isOwner, onClose, onSaved }: Props) {
  const { memberId, telephone } = member
  const [form, setForm] = useState({
    listedName: member.listedName ?? '',
    department: member.department,
    memberRole: member.memberRole,
  })
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const roles = Object.values(MemberRole).filter(
    (role) =>
      role === member.memberRole ||
      (isOwner
        ? role !== MemberRole.Owner || member.state === MemberState.Active
        : role === 'viewer' || role === 'member')
  )

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      const { msg } = await api.organisations.members.members.update({ params: { id, memberId }, body: form })
      notify(msg, 'success')
      onSaved()
    } catch (error) {
      setProblem(reportFailure(error).message)
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="修改成员"
      submitText="保存"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      formClass={styles.dialog}
      size="small"
    >
      <p>{telephone}</p>
      <Field
        label="名单姓名"
        maxLength={ListedNameMax}
        value={form.listedName}
        onChange={(event) => setForm({ ...form, listedName: event.target.value })}
      />
      <Field
        label="部门"
        maxLength={DepartmentMax}
        value={form.department}
        onChange={(event) => setForm({ ...form, department: event.target.value })}
      />
      <span className="field__label" aria-hidden="true">
        角色
      </span>
      <select
        className="input"
        aria-label="角色"
        value={form.memberRole}
        onChange={(event) => setForm({ ...form, memberRole: event.target.value as MemberRole })}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {MemberRoleText[role]}
          </option>
        ))}
      </select>
      <p className="field__error" role="alert">
        {problem}
      </p>
    </FormDialog>
  )
}
