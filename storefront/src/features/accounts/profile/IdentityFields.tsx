import { Field } from '~/components/ui/Field'
import { locksOf, type Profile } from './profileForm'
import type { ProfileFormState } from './useProfileForm'

/** Name and ID number: to be typed until they are confirmed, only to be read afterwards. */
export function IdentityFields({ profile, form }: { profile: Profile; form: ProfileFormState }) {
  const locks = locksOf(profile)
  const { draft, problems, change, look } = form
  return (
    <>
      <Field
        label="姓名"
        name="userName"
        autoComplete="name"
        maxLength={10}
        readOnly={locks.userName}
        value={draft.userName}
        problem={problems.userName}
        onChange={(event) => change({ userName: event.target.value })}
        onBlur={look('userName')}
      />
      <Field
        label="身份证号"
        name="idCard"
        autoComplete="off"
        maxLength={18}
        readOnly={locks.idCard}
        value={draft.idCard}
        problem={problems.idCard}
        // Stars are no number to correct: typing begins anew.
        onFocus={(event) => draft.idCard === profile.idCard && event.target.select()}
        onChange={(event) => change({ idCard: event.target.value })}
        onBlur={look('idCard')}
      />
    </>
  )
}
