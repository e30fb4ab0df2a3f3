import { messages, SmsPurpose } from '@zhuxue/api/terms/accounts'
import { Field } from '~/components/ui/Field'
import { ask } from '~/lib/toasts'
import { api } from '~/lib/http/api'
import { CodeField } from './CodeField'
import { EntryDialog } from './EntryDialog'
import { noRegistration, registrationRules, type Registration } from './entering'
import { PasswordField } from './PasswordField'
import { TelephoneField } from './TelephoneField'
import { useEntry } from './useEntry'

type Props = { onClose: () => void; onSignIn: (person: Registration) => void }

/** A learner registers with a phone that is proved by a code; afterwards the login form may be filled in. */
export function RegisterDialog({ onClose, onSignIn }: Props) {
  const entry = useEntry(noRegistration, registrationRules, messages.registerFailed)
  const { draft, input, complain } = entry

  async function register() {
    await api.accounts.registrations.store({ body: draft })
    return true
  }
  async function leave() {
    const soon = await ask(messages.registered, { yes: '立即登录', no: '以后再说' })
    if (soon) onSignIn(draft)
    else onClose()
  }

  return (
    <EntryDialog
      title="注册账号"
      yes="注册"
      wait="正在注册…"
      busy={entry.busy}
      failed={entry.failed}
      onSubmit={entry.sends(register, leave)}
      onClose={onClose}
    >
      <TelephoneField {...input('loginName')} label="手机号" data-first />
      <CodeField
        {...input('verifyCode')}
        telephone={draft.loginName}
        purpose={SmsPurpose.Register}
        onProblem={(sentence) => complain('loginName', sentence)}
      />
      <Field {...input('userName')} label="姓名" autoComplete="name" maxLength={20} />
      <Field {...input('idCard')} label="身份证号" autoComplete="off" maxLength={18} />
      <PasswordField {...input('passwd')} label="密码" placeholder="8到64个字符" />
    </EntryDialog>
  )
}
