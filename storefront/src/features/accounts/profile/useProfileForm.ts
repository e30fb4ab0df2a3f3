import { messages } from '@zhuxue/api/terms/accounts'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import { beginSession, session } from '~/lib/session/session'
import { confirmAction, notify } from '~/lib/toasts'
import {
  changesOf,
  locksBySaving,
  validateProfile,
  profileFormOf,
  type Profile,
  type ProfileValues,
} from './profileForm'

/** Values that cannot be changed again need a confirmation first. */
export function useProfileForm(
  profile: Profile,
  onSaved: (profile: Profile) => void,
  initial: ProfileValues = profileFormOf(profile)
) {
  const form = useForm({
    initial,
    validate: (values) => validateProfile(profile, values),
    confirm: (values) => !locksBySaving(profile, values) || confirmLock(values),
    async send(values) {
      const body = changesOf(profile, values)
      return body && api.accounts.profiles.store({ body })
    },
    onSent(saved) {
      if (!saved) return notify(messages.alreadyConfirmed)
      beginSession({ ...session.get(), userName: saved.user.userName })
      notify('保存成功', 'success')
      form.change(profileFormOf(saved.user))
      onSaved(saved.user)
    },
  })
  return form
}

export type ProfileForm = ReturnType<typeof useProfileForm>

function confirmLock({ userName, idCard }: ProfileValues): Promise<boolean> {
  return confirmAction(messages.confirmLock, {
    title: '确认身份信息',
    detail: `姓名：${userName.trim()}，身份证号：${idCard.trim()}`,
  })
}
