import { SmsPurpose } from '@zhuxue/api/terms/accounts'
import { Field } from '~/components/ui/Field'
import { CodeField } from '~/features/accounts/CodeField'
import { TelephoneField } from '~/features/accounts/TelephoneField'
import { needsCode, type Profile } from './profileForm'
import type { ProfileFormState } from './useProfileForm'

/** The telephone with its stars, or a new one and the code that proves it. */
export function TelephoneFields({ profile, form }: { profile: Profile; form: ProfileFormState }) {
  const { draft, problems, change, complain, look } = form

  if (draft.telephone === null) {
    return (
      <Field
        label="手机号"
        readOnly
        value={profile.telephone ?? ''}
        beside={
          <button type="button" className="btn" onClick={() => change({ telephone: '' })}>
            更换手机号
          </button>
        }
      />
    )
  }

  function stay() {
    change({ telephone: null, verifyCode: '' })
    complain({ telephone: null, verifyCode: null })
  }

  return (
    <>
      <TelephoneField
        label={profile.telephone ? '新手机号' : '手机号'}
        name="telephone"
        autoFocus={Boolean(profile.telephone)}
        value={draft.telephone}
        problem={problems.telephone}
        onChange={(event) => change({ telephone: event.target.value })}
        onBlur={() => draft.telephone && look('telephone')()}
        beside={
          profile.telephone && (
            <button type="button" className="btn" onClick={stay}>
              不更换
            </button>
          )
        }
      />
      {needsCode(profile, draft) && (
        <CodeField
          name="verifyCode"
          value={draft.verifyCode}
          problem={problems.verifyCode}
          onChange={(event) => change({ verifyCode: event.target.value })}
          telephone={draft.telephone}
          purpose={SmsPurpose.Telephone}
          onProblem={(sentence) => complain({ telephone: sentence })}
        />
      )}
    </>
  )
}
