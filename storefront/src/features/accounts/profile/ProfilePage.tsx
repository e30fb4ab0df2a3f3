import { useState } from 'react'
import { messages } from '@zhuxue/api/terms/accounts'
import { DataReason } from '@zhuxue/api/terms/accounts/personal_data'
import { FailedState } from '~/components/ui/EmptyState'
import { Reason } from '~/components/ui/Field'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { safeGoback } from '~/features/accounts/goback'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { FaceCheckDialog } from './FaceCheckDialog'
import { FaceConsentState } from './FaceConsentState'
import { PasswordForm } from './PasswordForm'
import styles from './Profile.module.css'
import { ProfileForm } from './ProfileForm'
import { ProfileSection } from './ProfileSection'
import type { Profile } from './profileForm'
import { SessionList } from './SessionList'

/** 个人信息 (docs/product.md 1.5, 1.7, 1.9). */
export default function ProfilePage() {
  return (
    <RequireLogin>
      <Loaded />
    </RequireLogin>
  )
}

function Loaded() {
  const [saved, setSaved] = useState<Profile | null>(null)
  const { data, failed, reload } = useFetch(() => api.accounts.profiles.show({}), 'profile')
  const profile = saved ?? data?.user
  if (failed) return <FailedState onRetry={reload} />
  if (!profile) return <Skeleton className={styles.skeleton} />
  if (profile.mustChangePassword) return <FirstPassword profile={profile} onDone={continueFrom(reload)} />
  return (
    <Sections profile={profile} facePassedTime={data?.facePassedTime ?? null} onSaved={setSaved} onPassed={reload} />
  )
}

function Sections(props: {
  profile: Profile
  facePassedTime: string | null
  onSaved: (profile: Profile) => void
  onPassed: () => void
}) {
  const { profile, facePassedTime, onSaved, onPassed } = props
  const [checking, setChecking] = useState(false)
  // A new password clears its form and ends other sessions: both are remounted.
  const [passwords, setPasswords] = useState(0)

  function complete() {
    setChecking(false)
    document.querySelector<HTMLInputElement>('input[name="idCard"]')?.focus()
  }

  return (
    <div className={styles.sections}>
      <ProfileSection title="基本资料" text="学时和证书按此身份办理。">
        <ProfileForm profile={profile} onSaved={onSaved} />
      </ProfileSection>
      <ProfileSection title="人脸认证" text="核对本人与身份证是否一致。">
        <p className={styles.state}>
          {facePassedTime ? (
            <span className="tag tag--moss">已认证 {facePassedTime.slice(0, 10)}</span>
          ) : (
            <span className="tag">未认证</span>
          )}
        </p>
        <button type="button" className="btn" onClick={() => setChecking(true)}>
          {facePassedTime ? '重新认证' : '进行人脸认证'}
        </button>
        <Reason text={DataReason.face} />
        <FaceConsentState />
      </ProfileSection>
      <ProfileSection title="登录密码" text="修改后其他设备会退出登录。">
        <PasswordForm key={passwords} profile={profile} onDone={() => setPasswords(passwords + 1)} />
      </ProfileSection>
      <ProfileSection title="登录设备" text="不认识的设备请退出登录。">
        <SessionList key={passwords} />
      </ProfileSection>
      {checking && (
        <FaceCheckDialog
          onClose={() => setChecking(false)}
          onComplete={complete}
          onPassed={() => {
            setChecking(false)
            onPassed()
          }}
        />
      )}
    </div>
  )
}

/** The API rejects everything else until a one-time password is replaced. */
function FirstPassword({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  return (
    <div className={styles.sections}>
      <ProfileSection title="登录密码" text="修改后即可继续使用。">
        <p className={`note note--amber ${styles.note}`}>{messages.mustChangePassword}</p>
        <PasswordForm profile={profile} onDone={onDone} />
      </ProfileSection>
    </div>
  )
}

/** Back to the rejected page, or to the rest of this one. */
function continueFrom(stay: () => void) {
  return () => {
    const target = new URLSearchParams(window.location.search).get('then')
    const then = safeGoback(target)
    if (then) window.location.replace(then)
    else stay()
  }
}
