import { PasswordLength, Role } from '@zhuxue/api/terms/accounts'
import { Field } from '~/components/ui/Field'
import { notify } from '~/lib/toasts'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import { MaxTypedLength, passwordErrors, type PasswordValues } from './passwordForm'
import styles from './Profile.module.css'
import type { Profile } from './profileForm'

const empty: PasswordValues = { currentPassword: '', newPassword: '', again: '' }

/** Ends every other session. */
export function PasswordForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const isStaff = profile.userRole.some((role) => role !== Role.User)
  const { input, submit, busy, failure } = useForm({
    initial: empty,
    validate: (values) => passwordErrors(values, isStaff),
    send: ({ currentPassword, newPassword }) => api.accounts.profiles.store({ body: { currentPassword, newPassword } }),
    onSent: () => {
      notify('密码修改成功，其他设备已退出登录', 'success')
      onDone()
    },
  })

  const field = (name: keyof PasswordValues, label: string, autoComplete: string) => (
    <Field
      {...input(name)}
      label={label}
      type="password"
      autoComplete={autoComplete}
      maxLength={name === 'currentPassword' || isStaff ? PasswordLength.max : MaxTypedLength}
    />
  )

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <input type="hidden" autoComplete="username" value={profile.loginName} readOnly />
      {field('currentPassword', '当前密码', 'current-password')}
      {field('newPassword', '新密码', 'new-password')}
      {field('again', '再次输入新密码', 'new-password')}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <button className="btn btn--primary" data-busy={busy}>
        {busy ? '正在保存…' : '修改密码'}
      </button>
    </form>
  )
}
