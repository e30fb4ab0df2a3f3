import { PasswordLength, messages } from '@zhuxue/api/terms/accounts'
import { Field } from '~/components/ui/Field'
import { pastedDigits } from '~/lib/forms/pastedCode'
import { SmsCodeButton } from '~/features/accounts/shared/SmsCodeButton'
import { api } from '~/lib/http/api'
import styles from './Profile.module.css'
import type { Profile } from './profileForm'
import type { ProfileForm } from './useProfileForm'

const sendToOldNumber = () => api.accounts.smsCodes.oldTelephoneCodes.store({})

/** The password, or a code to the old number: a stolen session alone cannot change the telephone. */
export function TelephoneProofFields({ profile, form }: { profile: Profile; form: ProfileForm }) {
  const { values, input, change, setProblem } = form
  const byCode = values.oldVerifyCode !== null

  function choose(oldVerifyCode: string | null) {
    change({ oldVerifyCode, currentPassword: '' })
    setProblem({ oldVerifyCode: null, currentPassword: null })
  }

  return (
    <>
      {byCode ? (
        <Field
          {...input('oldVerifyCode')}
          label="原手机验证码"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          normalize={pastedDigits}
          addon={<SmsCodeButton send={sendToOldNumber} />}
        />
      ) : (
        <Field
          {...input('currentPassword')}
          label="当前密码"
          type="password"
          autoComplete="current-password"
          maxLength={PasswordLength.max}
        />
      )}
      {profile.telephone && (
        <p className={styles.small}>
          {byCode ? messages.oldTelephoneGone : '为保护账号，更换手机号需要验证身份。'}
          <button type="button" className="link" onClick={() => choose(byCode ? null : '')}>
            {byCode ? '改用登录密码' : `改用原手机号 ${profile.telephone} 的验证码`}
          </button>
        </p>
      )}
    </>
  )
}
