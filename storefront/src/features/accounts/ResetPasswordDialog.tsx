import { messages, SmsPurpose } from '@zhuxue/api/terms/accounts'
import { Field } from '~/components/ui/Field'
import { ask, notify } from '~/lib/toasts'
import { api } from '~/lib/http/api'
import { CodeField } from './CodeField'
import { EntryDialog } from './EntryDialog'
import { noReset, resetRules, type Reset } from './entering'
import { PasswordField } from './PasswordField'
import { TelephoneField } from './TelephoneField'
import { useEntry } from './useEntry'

type Props = { onClose: () => void; onReset: (person: Reset) => void }

/** A forgotten password: ID number, phone, a code that is sent to the phone on file, and a new password. */
export function ResetPasswordDialog({ onClose, onReset }: Props) {
  const entry = useEntry(noReset, resetRules, messages.resetFailed)
  const { draft, input, complain } = entry

  async function reset() {
    if (!(await ask(messages.resetConfirm))) return false
    await api.accounts.passwords.store({ body: draft })
    return true
  }
  function leave() {
    notify(messages.resetDone, 'success')
    onReset(draft)
  }

  return (
    <EntryDialog
      title="重置密码"
      yes="重置密码"
      wait="正在重置…"
      busy={entry.busy}
      failed={entry.failed}
      onSubmit={entry.sends(reset, leave)}
      onClose={onClose}
    >
      <Field {...input('idCard')} label="身份证号" autoComplete="off" maxLength={18} data-first />
      <TelephoneField {...input('telephone')} label="手机号" placeholder="注册时使用的手机号" />
      <CodeField
        {...input('verifyCode')}
        telephone={draft.telephone}
        purpose={SmsPurpose.Reset}
        onProblem={(sentence) => complain('telephone', sentence)}
      />
      <PasswordField {...input('newPassword')} label="新密码" placeholder="8到64个字符" />
    </EntryDialog>
  )
}
