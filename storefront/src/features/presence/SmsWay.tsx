import { messages } from '@zhuxue/api/terms/accounts/presence'
import { Field } from '~/components/ui/Field'
import { verifyCodeProblem } from '~/features/accounts/fields'
import { SmsCodeButton } from '~/features/accounts/shared/SmsCodeButton'
import { pastedDigits } from '~/lib/forms/pastedCode'
import { useForm } from '~/lib/forms/useForm'
import { validateBy } from '~/lib/forms/validation'
import { api, silent } from '~/lib/http/api'
import styles from './Presence.module.css'
import { idCardTailProblem, type PresenceCheck } from './presenceCheck'

interface Props {
  check: PresenceCheck
  onPassed: () => void
  onFace: () => void
}

/** A code to the user's telephone, and the end of the ID number. */
export function SmsWay({ check, onPassed, onFace }: Props) {
  const params = { id: check.checkId }
  const form = useForm({
    initial: { verifyCode: '', idCardTail: '' },
    validate: validateBy({ verifyCode: verifyCodeProblem, idCardTail: idCardTailProblem }),
    send: (values) => api.accounts.presence.answers.store({ params, body: { way: 'sms', ...values }, ...silent }),
    onSent: onPassed,
    onFailure: ({ code }) => {
      if (code === '404') onPassed()
    },
  })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Field
        {...form.input('verifyCode')}
        label="短信验证码"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        normalize={pastedDigits}
        data-first
        addon={<SmsCodeButton send={() => api.accounts.presence.smsCodes.store({ params, ...silent })} />}
      />
      <Field
        {...form.input('idCardTail')}
        label="身份证后四位"
        autoComplete="off"
        maxLength={4}
        normalize={(text) => text.trim().toUpperCase()}
      />
      {form.failure && (
        <p className={styles.problem} role="alert">
          {form.failure || messages.wrongSmsOrTail}
        </p>
      )}
      <button className={styles.main} data-busy={form.busy}>
        核验
      </button>
      <button type="button" className="link" onClick={onFace}>
        使用人脸核验
      </button>
    </form>
  )
}
