import { messages, SmsPurpose } from '@zhuxue/api/terms/accounts'
import { normalizeIdCard } from '@zhuxue/api/rules'
import { DataReason } from '@zhuxue/api/terms/accounts/personal_data'
import { Field } from '~/components/ui/Field'
import { useForm } from '~/lib/forms/useForm'
import { validateBy } from '~/lib/forms/validation'
import { api } from '~/lib/http/api'
import { confirmAction, notify } from '~/lib/toasts'
import { AccountDialog } from './AccountDialog'
import { CodeField } from './CodeField'
import { PasswordField } from './PasswordField'
import { emptyReset, resetRules, type Reset } from './signInForms'
import { TelephoneField } from './TelephoneField'

type Props = { onClose: () => void; onReset: (person: Reset) => void }

export function ResetPasswordDialog({ onClose, onReset }: Props) {
  const { values, input, setProblem, submit, busy, failure } = useForm({
    initial: emptyReset,
    validate: validateBy(resetRules),
    confirm: () => confirmAction(messages.resetConfirm, { title: '重置密码', yes: '重置密码' }),
    send: (body) => api.accounts.passwords.store({ body }),
    onSent: () => {
      notify(messages.resetDone, 'success')
      onReset(values)
    },
    failureText: ({ body }) => body.msg ?? messages.resetFailed,
  })

  return (
    <AccountDialog
      title="重置密码"
      submitText="重置密码"
      busyText="正在重置…"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        {...input('idCard')}
        label="身份证号"
        reason={DataReason.idCardToFind}
        autoComplete="off"
        maxLength={18}
        normalize={normalizeIdCard}
        data-first
      />
      <TelephoneField {...input('telephone')} label="手机号" placeholder="注册时使用的手机号" />
      <CodeField
        {...input('verifyCode')}
        telephone={values.telephone}
        purpose={SmsPurpose.Reset}
        onFieldError={(telephone) => setProblem({ telephone })}
      />
      <PasswordField {...input('newPassword')} label="新密码" placeholder="8到64个字符" />
    </AccountDialog>
  )
}
