import { messages } from '@zhuxue/api/terms/accounts'
import { SecondFactor } from '@zhuxue/api/terms/accounts/second_factor'
import { Field } from '~/components/ui/Field'
import { useForm } from '~/lib/forms/useForm'
import { api, silent } from '~/lib/http/api'
import styles from '~/features/accounts/LoginForm.module.css'
import { leaveForBoard } from './leaveForBoard'
import type { PendingStep } from './pendingStep'

type Props = { userName: string; goback: string | null; onSecondStep: (waiting: PendingStep) => void }

/** The password of the staff step. */
export function StepForm({ userName, goback, onSecondStep }: Props) {
  const { input, submit, busy } = useForm({
    initial: { passwd: '' },
    validate: ({ passwd }) => ({ passwd: passwd ? null : messages.passwdRequired }),
    send: ({ passwd }) => api.accounts.staffStep.staffSteps.store({ body: { passwd }, ...silent }),
    onSent: () => leaveForBoard(goback),
    onFailure: (failure) => {
      if (failure.code === SecondFactor) onSecondStep(failure.body as unknown as PendingStep)
    },
    validateProfile: ({ code, message }) => (code === SecondFactor ? {} : { passwd: message }),
  })
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {/* For password managers. */}
      <input type="text" autoComplete="username" value={userName} readOnly hidden />
      <Field
        {...input('passwd')}
        label="密码"
        placeholder={messages.passwdRequired}
        type="password"
        autoComplete="current-password"
        maxLength={64}
        autoFocus
      />
      <button className="btn btn--primary btn--large btn--wide" data-busy={busy}>
        {busy ? '正在验证…' : '进入管理台'}
      </button>
    </form>
  )
}
