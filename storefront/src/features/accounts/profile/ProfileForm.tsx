import { useState } from 'react'
import { maskTelephone } from '@zhuxue/api/rules'
import { messages, UserStatus } from '@zhuxue/api/terms/accounts'
import { Field } from '~/components/ui/Field'
import { IdentityFields } from './IdentityFields'
import styles from './Profile.module.css'
import { locksOf, type Profile } from './profileForm'
import { TelephoneDialog } from './TelephoneDialog'
import { TelephoneFields } from './TelephoneFields'
import { useProfileForm } from './useProfileForm'

/** Name and ID number are confirmed once (docs/product.md 1.7). */
export function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const form = useProfileForm(profile, onSaved)
  const confirmed = profile.userStatus === UserStatus.Confirmed
  const locks = locksOf(profile)
  const savesNothing = locks.userName && locks.idCard && form.values.telephone === null
  const [changing, setChanging] = useState(false)

  function showTelephone(saved: Profile) {
    setChanging(false)
    onSaved(saved)
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <p className={confirmed ? `note ${styles.note}` : `note note--amber ${styles.note}`}>
          {confirmed ? messages.alreadyConfirmed : '请认真核对，姓名和身份证号保存后将不能再修改。'}
        </p>
        <Field label="登录名" readOnly value={maskTelephone(profile.loginName)} />
        <IdentityFields profile={profile} form={form} />
        {profile.telephone ? (
          <Field
            label="手机号"
            readOnly
            value={profile.telephone}
            addon={
              <button type="button" className="btn" onClick={() => setChanging(true)}>
                更换手机号
              </button>
            }
          />
        ) : (
          <TelephoneFields profile={profile} form={form} />
        )}
        {form.failure && (
          <p className={styles.failure} role="alert">
            {form.failure}
          </p>
        )}
        {!savesNothing && (
          <button className="btn btn--primary" data-busy={form.busy}>
            {form.busy ? '正在保存…' : '保存'}
          </button>
        )}
      </form>
      {changing && <TelephoneDialog profile={profile} onSaved={showTelephone} onClose={() => setChanging(false)} />}
    </>
  )
}
