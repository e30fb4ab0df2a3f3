import { useState } from 'react'
import { IdCardTakenCode, messages, SmsPurpose } from '@zhuxue/api/terms/accounts'
import { normalizeIdCard } from '@zhuxue/api/rules'
import { DataReason } from '@zhuxue/api/terms/accounts/personal_data'
import { Field } from '~/components/ui/Field'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import { confirmAction } from '~/lib/toasts'
import { AccountDialog } from './AccountDialog'
import { AgreementField } from './AgreementField'
import { CodeField } from './CodeField'
import { PasswordField } from './PasswordField'
import { emptyRegistrationForm, registrationErrors, type Registration } from './signInForms'
import { TelephoneField } from './TelephoneField'

type Props = { onClose: () => void; onSignIn: (person: Registration) => void; onReset: () => void }

export function RegisterDialog({ onClose, onSignIn, onReset }: Props) {
  const [isIdCardTaken, setIsIdCardTaken] = useState(false)
  const texts = useFetch(() => api.accounts.legalTexts.index({}), 'legal-texts')
  const shown = texts.data?.legalTexts ?? null
  const { values, change, input, problems, setProblem, submit, busy, failure } = useForm({
    initial: emptyRegistrationForm,
    validate: (form) => registrationErrors(form, shown),
    send: (body) => api.accounts.registrations.store({ body }),
    onSent: async () => {
      onClose()
      const words = { title: '注册成功', yes: '立即登录', no: '以后再说' }
      if (await confirmAction(messages.registered, words)) onSignIn(values)
    },
    onFailure: (error) => {
      setIsIdCardTaken(error.code === IdCardTakenCode)
      if (error.field('agreedTo')) reloadTexts()
    },
    failureText: ({ body }) => body.msg ?? messages.registerFailed,
  })

  /** A new version appeared since they were shown: the user cannot have agreed to it yet. */
  function reloadTexts() {
    change({ agreedTo: [] })
    void texts.reload()
  }

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
        onFieldError={(loginName) => setProblem({ loginName })}
      />
      <Field {...input('userName')} label="姓名" autoComplete="name" maxLength={20} />
      <Field
        {...input('idCard')}
        label="身份证号"
        reason={DataReason.idCard}
        autoComplete="off"
        maxLength={18}
        normalize={normalizeIdCard}
      />
      <PasswordField {...input('passwd')} label="密码" placeholder="8到64个字符" />
      <AgreementField
        texts={shown ?? []}
        failed={texts.failed}
        onRetry={texts.reload}
        agreed={values.agreedTo.length > 0}
        problem={problems.agreedTo}
        onChange={(agreedTo) => {
          change({ agreedTo })
          setProblem({ agreedTo: null })
        }}
      />
    </AccountDialog>
  )
}
