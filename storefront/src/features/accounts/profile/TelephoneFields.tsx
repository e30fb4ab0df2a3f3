import { SmsPurpose } from '@zhuxue/api/terms/accounts'
import { CodeField } from '~/features/accounts/CodeField'
import { TelephoneField } from '~/features/accounts/TelephoneField'
import { needsCode, type Profile } from './profileForm'
import { TelephoneProofFields } from './TelephoneProofFields'
import type { ProfileForm } from './useProfileForm'

/** A new telephone and its proof. */
export function TelephoneFields({ profile, form }: { profile: Profile; form: ProfileForm }) {
  const { values, input, setProblem } = form
  const telephone = values.telephone ?? ''
  return (
    <>
      <TelephoneField
        {...input('telephone')}
        label={profile.telephone ? '新手机号' : '手机号'}
        data-first={profile.telephone ? true : undefined}
      />
      {needsCode(profile, values) && (
        <CodeField
          {...input('verifyCode')}
          telephone={telephone}
          purpose={SmsPurpose.Telephone}
          onFieldError={(problem) => setProblem({ telephone: problem })}
        />
      )}
      {(profile.telephone || telephone) && <TelephoneProofFields profile={profile} form={form} />}
    </>
  )
}
