import { SmsPurpose } from '@zhuxue/api/terms/accounts'
import { Field } from '~/components/ui/Field'
import { CodeField } from '~/features/accounts/CodeField'
import { TelephoneField } from '~/features/accounts/TelephoneField'
import { needsCode, noProof, type Profile } from './profileForm'
import { TelephoneProofFields } from './TelephoneProofFields'
import type { ProfileForm } from './useProfileForm'

export function TelephoneFields({ profile, form }: { profile: Profile; form: ProfileForm }) {
  const { values, input, change, setProblem } = form

  if (values.telephone === null) {
    return (
      <Field
        label="手机号"
        readOnly
        value={profile.telephone ?? ''}
        addon={
          <button type="button" className="btn" onClick={() => change({ telephone: '' })}>
            更换手机号
          </button>
        }
      />
    )
  }

  function keepTelephone() {
    change({ telephone: null, ...noProof })
    setProblem({ telephone: null, verifyCode: null, currentPassword: null, oldVerifyCode: null })
  }

  return (
    <>
      <TelephoneField
        {...input('telephone')}
        label={profile.telephone ? '新手机号' : '手机号'}
        autoFocus={Boolean(profile.telephone)}
        addon={
          profile.telephone && (
            <button type="button" className="btn" onClick={keepTelephone}>
              不更换
            </button>
          )
        }
      />
      {needsCode(profile, values) && (
        <CodeField
          {...input('verifyCode')}
          telephone={values.telephone}
          purpose={SmsPurpose.Telephone}
          onFieldError={(telephone) => setProblem({ telephone })}
        />
      )}
      {(profile.telephone || values.telephone) && <TelephoneProofFields profile={profile} form={form} />}
    </>
  )
}
