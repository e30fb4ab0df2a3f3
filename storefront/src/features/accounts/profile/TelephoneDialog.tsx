import { FormDialog } from '~/components/dialog/FormDialog'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import { notify } from '~/lib/toasts'
import { profileFormOf, telephoneChangeOf, telephoneErrors, type Profile, type ProfileValues } from './profileForm'
import { TelephoneFields } from './TelephoneFields'
import styles from './Profile.module.css'

type Props = { profile: Profile; onSaved: (profile: Profile) => void; onClose: () => void }

/** Apart from name and ID number, which saving would lock. */
export function TelephoneDialog({ profile, onSaved, onClose }: Props) {
  const initial: ProfileValues = { ...profileFormOf(profile), telephone: '' }
  const form = useForm({
    initial,
    validate: (values) => telephoneErrors(profile, values),
    send: (values) => api.accounts.profiles.store({ body: telephoneChangeOf(profile, values) ?? {} }),
    onSent({ user }) {
      notify('手机号已更换，其他设备已退出登录', 'success')
      onSaved(user)
    },
  })
  return (
    <FormDialog
      title="更换手机号"
      submitText="更换"
      busyText="正在更换…"
      busy={form.busy}
      onSubmit={form.submit}
      onClose={onClose}
      stayOpenOnBackdropClick
    >
      <TelephoneFields profile={profile} form={form} />
      {form.failure && (
        <p className={styles.failure} role="alert">
          {form.failure}
        </p>
      )}
    </FormDialog>
  )
}
