import { SmsPurpose } from '@zhuxue/api/terms/accounts'
import { Field } from '~/components/ui/Field'
import { SmsCodeButton } from '../SmsCodeButton'
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
      <Field
        label={profile.telephone ? '新手机号' : '手机号'}
        name="telephone"
        autoComplete="tel"
        inputMode="numeric"
        maxLength={11}
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
        <Field
          label="验证码"
          name="verifyCode"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          value={draft.verifyCode}
          problem={problems.verifyCode}
          onChange={(event) => change({ verifyCode: event.target.value })}
          beside={
            <SmsCodeButton
              telephone={draft.telephone}
              purpose={SmsPurpose.Telephone}
              onProblem={(sentence) => complain({ telephone: sentence })}
            />
          }
        />
      )}
    </>
  )
}
