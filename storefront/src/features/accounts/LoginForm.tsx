import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messages, type LoginType } from '@zhuxue/api/terms/accounts'
import { IdCardLastSix, idCardCheckMessages } from '@zhuxue/api/terms/accounts/sessions/id_card_check'
import { DataReason } from '@zhuxue/api/terms/accounts/personal_data'
import { normalizeIdCard } from '@zhuxue/api/rules'
import { SecondFactor } from '@zhuxue/api/terms/accounts/second_factor'
import { pastedDigits } from '~/lib/forms/pastedCode'
import { Field } from '~/components/ui/Field'
import { requestSubmit } from '~/lib/forms/requestSubmit'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import { liveCodeFor, type Credentials } from './signInForms'
import { enter } from './staff/enter'
import { idCardLastSixProblem, loginFields } from './fields'
import type { PendingStep } from './staff/pendingStep'
import { callWithProof } from './proof'
import styles from './LoginForm.module.css'
import { requireStorage } from '~/lib/session/requireStorage'
import { SmsCodeButton } from '~/features/accounts/shared/SmsCodeButton'

type Props = {
  mode: LoginType
  goback: string | null
  /** A code or passkey must follow the password. */
  onSecondStep?: (waiting: PendingStep) => void
  filled: Credentials
  /** Submits the prefilled values as soon as the form is mounted. */
  sends?: boolean
}

/** The auth type is a setting of the site (docs/product.md 1.1). */
export function LoginForm({ mode, goback, filled, sends = false, onSecondStep }: Props) {
  const fields = loginFields[mode]
  const code = mode === 'verifyCode'
  const [alive, setAlive] = useState(false)
  const [proving, setProving] = useState(false)
  /** The telephone whose code was correct, and for which the ID number is checked too. */
  const [unproven, setUnproven] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const asksForIdCard = ({ loginName }: Credentials) => code && loginName.trim() === unproven
  const { values, change, input, setProblem, submit, busy } = useForm({
    initial: { ...filled, idCardLastSix: '' },
    validate: ({ idCardLastSix, ...credentials }) => ({
      loginName: fields.name.problem(credentials.loginName),
      passwd: fields.secret.problem(credentials.passwd),
      idCardLastSix: asksForIdCard(credentials) ? idCardLastSixProblem(idCardLastSix) : null,
    }),
    send: async ({ loginName, passwd, idCardLastSix }) => {
      await requireStorage()
      const entry = await callWithProof(
        (proof) =>
          api.accounts.sessions.store({
            body: {
              loginName: loginName.trim(),
              passwd,
              loginType: mode,
              channelId: 0,
              idCardLastSix: asksForIdCard({ loginName, passwd }) ? idCardLastSix : undefined,
              liveCode: liveCodeFor(window.location.search, goback),
              proof,
            },
          }),
        setProving
      )
      return { entry, typedPassword: code ? undefined : passwd }
    },
    onSent: ({ entry, typedPassword }) => enter(entry, goback, typedPassword),
    onFailure: (failure) => {
      if (failure.code === SecondFactor) onSecondStep?.(failure.body as unknown as PendingStep)
      if (failure.code === IdCardLastSix) setUnproven(values.loginName.trim())
    },
    validateProfile: (failure) => {
      if (failure.code === SecondFactor || failure.code === IdCardLastSix) return {}
      const isLocked = failure.code === '429' && Boolean(form.current?.elements.namedItem('idCardLastSix'))
      const idCardLastSix = isLocked ? failure.message : failure.field('idCardLastSix')
      return idCardLastSix ? { idCardLastSix } : { passwd: failure.message }
    },
  })

  // On a slow phone users type, and browsers autofill, before this form is hydrated: save the values, and prevent a
  // native submit, which would put the password into the URL.
  const saveDrafts = useEffectEvent(() => {
    setAlive(true)
    const typed = new FormData(form.current!)
    change({
      loginName: values.loginName || String(typed.get('loginName')),
      passwd: values.passwd || String(typed.get('passwd')),
    })
  })
  useEffect(() => {
    saveDrafts()
    if (sends) requestSubmit(form.current!)
  }, [sends])

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <Field
        {...input('loginName')}
        label={fields.name.label}
        reason={fields.name.reason}
        autoComplete={fields.name.autoComplete}
        inputMode={code ? 'numeric' : undefined}
        maxLength={fields.name.maxLength}
        normalize={fields.name.normalize}
        placeholder={fields.name.placeholder}
      />
      <Field
        {...input('passwd')}
        label={fields.secret.label}
        type={code ? 'text' : 'password'}
        autoComplete={code ? 'one-time-code' : 'current-password'}
        inputMode={code ? 'numeric' : undefined}
        maxLength={code ? 6 : 64}
        normalize={code ? pastedDigits : undefined}
        placeholder={fields.secret.placeholder}
        autoFocus={filled.loginName !== ''}
        addon={
          code && <SmsCodeButton telephone={values.loginName} onFieldError={(loginName) => setProblem({ loginName })} />
        }
      />
      {asksForIdCard(values) && (
        <>
          <p className={styles.check} role="status">
            {idCardCheckMessages.needed}
          </p>
          <Field
            {...input('idCardLastSix')}
            label="身份证号后六位"
            reason={DataReason.idCardToFind}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={6}
            normalize={normalizeIdCard}
            autoFocus
          />
        </>
      )}
      <button className="btn btn--primary btn--large btn--wide" disabled={!alive} data-busy={busy}>
        {busy ? '正在登录…' : '登录'}
      </button>
      <p className={styles.proving} role="status">
        {proving && messages.proofRunning}
      </p>
      {fields.notice && <p className={styles.notice}>{fields.notice}</p>}
    </form>
  )
}
