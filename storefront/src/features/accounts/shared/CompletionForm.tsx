import { playbackMessages } from '@zhuxue/api/terms/learning/playback'
import { FailedState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { IdentityFields } from '~/features/accounts/profile/IdentityFields'
import styles from '~/features/accounts/profile/Profile.module.css'
import { profileFormOf, type Profile } from '~/features/accounts/profile/profileForm'
import { useProfileForm } from '~/features/accounts/profile/useProfileForm'

/** Shown before a further-education course plays. */
export function CompletionForm({ onDone }: { onDone: () => void }) {
  const { data, failed, reload } = useFetch(() => api.accounts.profiles.show({}), 'profile')
  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton className={styles.shortSkeleton} />
  return <Missing profile={data.user} onDone={onDone} />
}

function Missing({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const form = useProfileForm(profile, onDone, { ...profileFormOf(profile), telephone: null })
  return (
    <form className={`${styles.form} ${styles.completion}`} noValidate onSubmit={form.submit}>
      <p className={`note note--amber ${styles.note}`}>
        {playbackMessages.completeProfile}。学时将记入此身份，保存后不能再修改。
      </p>
      <IdentityFields profile={profile} form={form} />
      {form.failure && (
        <p className={styles.failure} role="alert">
          {form.failure}
        </p>
      )}
      <button className="btn btn--primary btn--large btn--wide" data-busy={form.busy}>
        {form.busy ? '正在保存…' : '保存并继续学习'}
      </button>
    </form>
  )
}
