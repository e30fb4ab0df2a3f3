import { useState, type SyntheticEvent } from 'react'
import { PasswordLength, Role } from '@zhuxue/api/terms/accounts'
import { Field } from '~/components/ui/Field'
import { notify } from '~/lib/toasts'
import { api, reportFailure } from '~/lib/http/api'
import {
  MostTyped,
  passwordProblems,
  type PasswordDraft,
  type PasswordProblems,
} from './passwordForm'
import styles from './Profile.module.css'
import type { Profile } from './profileForm'

const nothing: PasswordDraft = { currentPassword: '', newPassword: '', again: '' }

/** A new password for whoever knows the current one. It ends every other session. */
export function PasswordForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const staff = profile.userRole.some((role) => role !== Role.User)
  const [draft, setDraft] = useState(nothing)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    const found = passwordProblems(draft, staff)
    setProblems(found)
    setTrouble('')
    if (Object.values(found).some(Boolean) || busy) return
    setBusy(true)
    try {
      const { currentPassword, newPassword } = draft
      await api.accounts.profiles.store({ body: { currentPassword, newPassword } })
      notify('密码修改成功，其他设备已退出登录', 'success')
      onDone()
    } catch (error) {
      const failure = reportFailure(error)
      const currentPassword = failure.field('currentPassword')
      const newPassword = failure.field('newPassword')
      setProblems({ currentPassword, newPassword })
      setTrouble(currentPassword || newPassword ? '' : failure.message)
    } finally {
      setBusy(false)
    }
  }

  const field = (name: keyof PasswordDraft, label: string, autoComplete: string) => (
    <Field
      label={label}
      name={name}
      type="password"
      autoComplete={autoComplete}
      maxLength={name === 'currentPassword' || staff ? PasswordLength.most : MostTyped}
      value={draft[name]}
      problem={problems[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      onBlur={() =>
        draft[name] && setProblems({ ...problems, [name]: passwordProblems(draft, staff)[name] })
      }
    />
  )

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <input type="hidden" autoComplete="username" value={profile.loginName} readOnly />
      {field('currentPassword', '当前密码', 'current-password')}
      {field('newPassword', '新密码', 'new-password')}
      {field('again', '再次输入新密码', 'new-password')}
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <button className="btn btn--primary" data-busy={busy}>
        {busy ? '正在保存…' : '修改密码'}
      </button>
    </form>
  )
}
