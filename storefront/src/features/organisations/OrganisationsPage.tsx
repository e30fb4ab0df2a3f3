import { MemberState } from '@zhuxue/api/terms/organisations'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { InvitationCard } from './InvitationCard'
import { MembershipCard } from './MembershipCard'
import { ManagedOrganisations } from './ManagedOrganisations'
import styles from './Organisations.module.css'

/** 单位: invitations, what is shared with whom, and who read it (docs/product.md 4.15). */
export default function OrganisationsPage() {
  return (
    <RequireLogin>
      <Memberships />
    </RequireLogin>
  )
}

function Memberships() {
  const { data, failed, reload } = useFetch(() => api.organisations.memberships.memberships.index({}), 'memberships')
  if (failed && !data) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton className={styles.skeleton} />
  const { memberships, kinds, sharing } = data
  const props = { kinds, sharing, onChanged: reload }

  return (
    <div className={styles.page}>
      {memberships.length === 0 && (
        <EmptyState icon={icons.layers} text="您还没有加入单位">
          <p className={styles.hint}>单位用您的手机号邀请您后，邀请会显示在这里。是否共享学时由您决定。</p>
        </EmptyState>
      )}
      {memberships.map((membership) =>
        membership.state === MemberState.Invited ? (
          <InvitationCard key={membership.membershipId} membership={membership} {...props} />
        ) : (
          <MembershipCard key={membership.membershipId} membership={membership} {...props} />
        )
      )}
      <ManagedOrganisations onChanged={reload} />
    </div>
  )
}
