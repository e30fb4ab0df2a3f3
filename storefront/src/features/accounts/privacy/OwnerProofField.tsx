import { PasswordLength } from '@zhuxue/api/terms/accounts'
import { Field } from '~/components/ui/Field'
import { pastedDigits } from '~/lib/forms/pastedCode'
import { SmsCodeButton } from '~/features/accounts/shared/SmsCodeButton'
import { api } from '~/lib/http/api'
import type { OwnerProof } from './reauthenticationField'
import styles from './Privacy.module.css'

const sendCode = () => api.accounts.smsCodes.oldTelephoneCodes.store({})

export function OwnerProofField({ proof }: { proof: OwnerProof }) {
  const { byCode, value, problem, change, swap } = proof
  const shared = { value, problem, onChange: (event: { target: { value: string } }) => change(event.target.value) }
  return (
    <>
      {byCode ? (
        <Field
          {...shared}
          name="oldVerifyCode"
          label="短信验证码"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          normalize={pastedDigits}
          addon={<SmsCodeButton send={sendCode} />}
        />
      ) : (
        <Field
          {...shared}
          name="currentPassword"
          label="登录密码"
          type="password"
          autoComplete="current-password"
          maxLength={PasswordLength.max}
        />
      )}
      <button type="button" className={`link ${styles.swap}`} onClick={swap}>
        {byCode ? '改用登录密码' : '改用已登记手机号的短信验证码'}
      </button>
    </>
  )
}
