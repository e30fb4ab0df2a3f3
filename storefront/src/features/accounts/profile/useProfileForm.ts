import { useState } from 'react'
import { messages } from '@zhuxue/api/terms/accounts'
import { ask, notify } from '~/lib/toasts'
import { api, reportFailure } from '~/lib/http/api'
import { beginSession, session } from '~/lib/session/session'
import {
  changesOf,
  draftOf,
  locksBySaving,
  problemsOf,
  type Draft,
  type Problems,
  type Profile,
} from './profileForm'

/** One form on the own profile: what is typed, what is wrong with it, and saving it once it is confirmed. */
export function useProfileForm(
  profile: Profile,
  onSaved: (profile: Profile) => void,
  begin: Draft = draftOf(profile)
) {
  const [draft, setDraft] = useState(begin)
  const [problems, setProblems] = useState<Problems>({})
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)

  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const complain = (part: Problems) => setProblems((now) => ({ ...now, ...part }))
  const look = (name: keyof Draft) => () => complain({ [name]: problemsOf(profile, draft)[name] })

  async function save() {
    if (busy) return
    const found = problemsOf(profile, draft)
    setProblems(found)
    setTrouble('')
    if (Object.values(found).some(Boolean)) return
    const body = changesOf(profile, draft)
    if (!body) return notify(messages.alreadyConfirmed)
    if (locksBySaving(profile, draft) && !(await confirmed(draft))) return
    setBusy(true)
    try {
      const { user } = await api.accounts.profiles.store({ body })
      beginSession({ ...session.get(), userName: user.userName })
      notify('保存成功', 'success')
      onSaved(user)
    } catch (error) {
      refused(error)
    } finally {
      setBusy(false)
    }
  }

  /** A refusal stands at the field that it names, or above the button when it names none. */
  function refused(error: unknown) {
    const failure = reportFailure(error)
    const at = Object.keys(draft).filter((name) => failure.field(name)) as (keyof Draft)[]
    setProblems(Object.fromEntries(at.map((name) => [name, failure.field(name)])))
    setTrouble(at.length ? '' : failure.message)
  }

  return { draft, problems, trouble, busy, change, complain, look, save }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>

function confirmed({ userName, idCard }: Draft): Promise<boolean> {
  return ask(messages.confirmLock, {
    detail: `姓名：${userName.trim()}，身份证号：${idCard.trim()}`,
  })
}
