import { UserNameLength } from '@zhuxue/api/terms/accounts'
import { normalizeIdCard } from '@zhuxue/api/rules'
import { DataReason } from '@zhuxue/api/terms/accounts/personal_data'
import { Field } from '~/components/ui/Field'
import { locksOf, type Profile } from './profileForm'
import type { ProfileForm } from './useProfileForm'

/** Read-only once confirmed. */
export function IdentityFields({ profile, form }: { profile: Profile; form: ProfileForm }) {
  const locks = locksOf(profile)
  const { values, input, check } = form
  return (
    <>
      <Field
        {...input('userName')}
        label="姓名"
        autoComplete="name"
        maxLength={UserNameLength.registered}
        readOnly={locks.userName}
        onBlur={() => check('userName')}
      />
      <Field
        {...input('idCard')}
        label="身份证号"
        reason={DataReason.idCard}
        autoComplete="off"
        maxLength={18}
        normalize={normalizeIdCard}
        readOnly={locks.idCard}
        // A masked number is replaced, not edited.
        onFocus={(event) => values.idCard === profile.idCard && event.target.select()}
        onBlur={() => check('idCard')}
      />
    </>
  )
}
