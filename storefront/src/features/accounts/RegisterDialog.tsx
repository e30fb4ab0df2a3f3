import { useState } from 'react'
import { IdCardTakenCode, messages, SmsPurpose } from '@zhuxue/api/terms/accounts'
import { Field } from '~/components/ui/Field'
import { useForm } from '~/lib/forms/useForm'
import { validateBy } from '~/lib/forms/validation'
import { api } from '~/lib/http/api'
import { paths } from '~/lib/paths'
import { ask } from '~/lib/toasts'
import { AccountDialog } from './AccountDialog'
import { CodeField } from './CodeField'
import { PasswordField } from './PasswordField'
import { emptyRegistration, registrationRules, type Registration } from './signInForms'
import { TelephoneField } from './TelephoneField'

type Props = {
  onClose: () => void
  onSignIn: (person: Registration) => void
  onReset: () => void
}

export function RegisterDialog({ onClose, onSignIn, onReset }: Props) {
  const [isIdCardTaken, setIsIdCardTaken] = useState(false)
  const { values, input, setProblem, submit, busy, failure } = useForm({
    initial: emptyRegistration,
    validate: validateBy(registrationRules),
    send: (body) => api.accounts.registrations.store({ body }),
    onSent: async () => {
      const signsIn = await ask(messages.registered, { yes: '立即登录', no: '以后再说' })
      if (signsIn) onSignIn(values)
      else onClose()
    },
    onFailure: ({ code }) => setIsIdCardTaken(code === IdCardTakenCode),
    failureText: ({ body }) => body.msg ?? messages.registerFailed,
  })

  return (
    <AccountDialog
      title="注册账号"
      submitText="注册"
      busyText="正在注册…"
      busy={busy}
      failure={failure}
      waysOut={
        isIdCardTaken && (
          <>
            <button type="button" className="link" onClick={onReset}>
              忘记密码
            </button>
            <a className="link" href={paths.contact} target="_blank" rel="noreferrer">
              联系工作人员
            </a>
          </>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TelephoneField {...input('loginName')} label="手机号" data-first />
      <CodeField
        {...input('verifyCode')}
        telephone={values.loginName}
        purpose={SmsPurpose.Register}
        onProblem={(loginName) => setProblem({ loginName })}
      />
      <Field {...input('userName')} label="姓名" autoComplete="name" maxLength={20} />
      <Field {...input('idCard')} label="身份证号" autoComplete="off" maxLength={18} />
      <PasswordField {...input('passwd')} label="密码" placeholder="8到64个字符" />
    </AccountDialog>
  )
}
