import { useState } from 'react'
import { messages } from '@zhuxue/api/terms/accounts/second_factor'
import { Field } from '~/components/ui/Field'
import { useForm } from '~/lib/forms/useForm'
import { api, silent } from '~/lib/http/api'
import type { ApiError } from '~/lib/http/errors'
import { reportFailure } from '~/lib/http/reportFailure'
import styles from '~/features/accounts/LoginForm.module.css'
import { enter } from './enter'
import { leaveForBoard } from './leaveForBoard'
import { askForPasskey, canUsePasskeys } from './passkeys'
import type { PendingStep } from './pendingStep'

type Props = {
  waiting: PendingStep & { ofSession: boolean }
  goback: string | null
  /** Back to the password, with the reason if it was not the user's choice. */
  onBack: (reason?: string) => void
}

/** The code or passkey after the password. */
export function SecondStepForm({ waiting: { challengeId, methods, ofSession }, goback, onBack }: Props) {
  const [passkeyProblem, setPasskeyProblem] = useState('')
  const [asking, setAsking] = useState(false)

  const handleFailure = (failure: ApiError) => {
    if (failure.code === 'challenge-expired') onBack(failure.message)
  }
  const { input, submit, busy } = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: code.trim() ? null : messages.secondCodeRequired }),
    send: async ({ code }) => {
      const body = { challengeId, code: code.trim() }
      if (!ofSession) return enter(await api.accounts.secondFactor.codeSignIns.store({ body, ...silent }), goback)
      await api.accounts.staffStep.stepCodes.store({ body, ...silent })
      return leaveForBoard(goback)
    },
    onSent: () => 'leaving',
    onFailure: handleFailure,
    validateProfile: ({ message }) => ({ code: message }),
  })

  async function answerWithPasskey() {
    setAsking(true)
    setPasskeyProblem('')
    try {
      const asked = { body: { challengeId }, ...silent }
      const { options } = ofSession
        ? await api.accounts.staffStep.stepPasskeys.create(asked)
        : await api.accounts.secondFactor.passkeySignIns.create(asked)
      const body = { challengeId, response: await askForPasskey(options) }
      if (!ofSession)
        return void (await enter(await api.accounts.secondFactor.passkeySignIns.store({ body, ...silent }), goback))
      await api.accounts.staffStep.stepPasskeys.store({ body, ...silent })
      await leaveForBoard(goback)
    } catch (error) {
      const failure = reportFailure(error)
      setPasskeyProblem(failure.message)
      setAsking(false)
      handleFailure(failure)
    }
  }

  return (
    <>
      <h2 className={styles.step}>二次验证</h2>
      <p className={styles.lead}>
        {methods.code
          ? '请打开验证器应用，输入当前显示的 6 位动态验证码。手机不在身边时可以输入恢复码。'
          : '请用登记过的通行密钥完成登录。'}
      </p>
      {methods.code && (
        <form className={styles.form} method="post" onSubmit={submit} noValidate>
          <Field
            {...input('code')}
            label="验证码或恢复码"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            placeholder="6 位数字"
            autoFocus
          />
          <button className="btn btn--primary btn--large btn--wide" data-busy={busy}>
            验证并登录
          </button>
        </form>
      )}
      {methods.passkey && canUsePasskeys() && (
        <button
          type="button"
          className={`btn btn--large btn--wide ${styles.next} ${methods.code ? '' : 'btn--primary'}`}
          data-busy={asking}
          onClick={() => void answerWithPasskey()}
        >
          用通行密钥验证
        </button>
      )}
      <p className="field__error" role="alert">
        {passkeyProblem}
      </p>
      <div className={styles.ways}>
        <button type="button" className="link" onClick={() => onBack()}>
          返回，换一个账号登录
        </button>
      </div>
    </>
  )
}
