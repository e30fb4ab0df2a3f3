import { useId, useState, type SyntheticEvent } from 'react'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import { DepartmentMax, MemberRoleText } from '@zhuxue/api/terms/organisations'
import { FormDialog } from '~/components/dialog/FormDialog'
import { Field } from '~/components/ui/Field'
import { FilterSelect } from '~/components/ui/list/FilterSelect'
import { api } from '~/lib/http/api'
import type { Invitations } from '~/lib/http/apiTypes'
import { reportFailure } from '~/lib/http/reportFailure'
import styles from '~/features/training-centre/TrainingCentre.module.css'

type Props = { id: number; isOwner: boolean; onClose: () => void; onInvited: () => void }

export default function InviteDialog({ id, isOwner, onClose, onInvited }: Props) {
  const textId = useId()
  const [form, setForm] = useState({ telephones: '', department: '', memberRole: '' as 'viewer' | 'manager' | '' })
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<Invitations | null>(null)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    if (done) return onClose()
    setBusy(true)
    setProblem('')
    try {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      setDone(
        await api.organisations.members.members.store({
          params: { id },
          body: { ...form, memberRole: form.memberRole || undefined },
          headers,
        })
      )
      onInvited()
    } catch (error) {
      setProblem(reportFailure(error).message)
    }
    setBusy(false)
  }

  const invalid = done?.results.filter(({ result }) => result === 'invalid') ?? []
  return (
    <FormDialog
      title="邀请成员"
      submitText={done ? '完成' : '邀请'}
      busyText="正在邀请…"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      formClass={styles.dialog}
    >
      {done ? (
        <>
          <p role="status">{done.msg}</p>
          {invalid.length > 0 && (
            <ul className={styles.rules}>
              {invalid.map(({ typed, resultText }) => (
                <li key={typed}>
                  {typed}：{resultText}
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <>
          <div className="field">
            <label className="field__label" htmlFor={textId}>
              手机号
            </label>
            <textarea
              id={textId}
              className="input"
              rows={6}
              value={form.telephones}
              placeholder="每行一个，可以带姓名，例如：13800138000 张三"
              aria-invalid={Boolean(problem)}
              onChange={(event) => setForm({ ...form, telephones: event.target.value })}
            />
            <p className="field__error" role="alert">
              {problem}
            </p>
          </div>
          <Field
            label="部门（可不填）"
            maxLength={DepartmentMax}
            value={form.department}
            onChange={(event) => setForm({ ...form, department: event.target.value })}
          />
          <span className="field__label" aria-hidden="true">
            角色
          </span>
          <FilterSelect
            label="角色"
            all={MemberRoleText.member}
            value={form.memberRole}
            options={
              isOwner
                ? ([
                    ['viewer', MemberRoleText.viewer],
                    ['manager', MemberRoleText.manager],
                  ] as const)
                : ([['viewer', MemberRoleText.viewer]] as const)
            }
            onChange={(memberRole) => setForm({ ...form, memberRole })}
          />
          <ul className={styles.rules}>
            <li>对方用该手机号登录后，在“单位”中决定是否加入、是否共享学时。</li>
            <li>同一手机号每周最多收到一条邀请短信。</li>
          </ul>
        </>
      )}
    </FormDialog>
  )
}
