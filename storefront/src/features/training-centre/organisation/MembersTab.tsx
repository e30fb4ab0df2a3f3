import { useState } from 'react'
import { MemberRole, OrganisationState } from '@zhuxue/api/terms/organisations'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { FilterSelect } from '~/components/ui/list/FilterSelect'
import { RecordTable } from '~/components/ui/list/RecordTable'
import { api } from '~/lib/http/api'
import type { OrganisationMember, OwnOrganisation } from '~/lib/http/apiTypes'
import { reportFailure } from '~/lib/http/reportFailure'
import { useFetch } from '~/lib/http/useFetch'
import { confirmAction, notify } from '~/lib/toasts'
import styles from '~/features/training-centre/TrainingCentre.module.css'
import { EventList } from './EventList'
import { memberColumns } from './memberColumns'

const InviteDialog = lazyDialog(() => import('./InviteDialog'))
const MemberDialog = lazyDialog(() => import('./MemberDialog'))

const firstPage = { state: '', department: '', page: 1, pageSize: 20 } as {
  state: 'invited' | 'active' | ''
  department: string
  page: number
  pageSize: number
}

type Props = { organisation: OwnOrganisation; canManage: boolean }

export function MembersTab({ organisation, canManage }: Props) {
  const { organisationId: id, memberRole, state } = organisation
  const [query, setQuery] = useState(firstPage)
  const [isInviting, setInviting] = useState(false)
  const [edited, setEdited] = useState<OrganisationMember | null>(null)
  const { data, failed, loading, reload } = useFetch(
    () =>
      api.organisations.members.members.index({
        params: { id },
        query: { ...query, state: query.state || undefined, department: query.department || undefined },
      }),
    JSON.stringify([id, query])
  )

  async function remove({ memberId, telephone }: OrganisationMember) {
    const text = `移除 ${telephone}？移除后不再看到对方共享的学时，已分配的课程不受影响。`
    if (!(await confirmAction(text, { title: '移除成员', yes: '移除' }))) return
    try {
      notify((await api.organisations.members.members.destroy({ params: { id, memberId } })).msg, 'success')
    } catch (error) {
      const apiError = reportFailure(error)
      if (!apiError.shown) notify(apiError.message, 'error')
    }
    void reload()
  }

  return (
    <div className={styles.centre}>
      <section className={`sheet ${styles.part}`} aria-label="成员">
        <header className={styles.head}>
          <h2>成员 ({data?.total ?? 0})</h2>
          {(data?.departments.length ?? 0) > 0 && (
            <FilterSelect
              label="按部门筛选"
              all="全部部门"
              value={query.department}
              options={data!.departments.map((one) => [one, one] as const)}
              onChange={(department) => setQuery({ ...query, page: 1, department })}
            />
          )}
          <FilterSelect
            label="按状态筛选"
            all="全部状态"
            value={query.state}
            options={[
              ['invited', '已邀请'],
              ['active', '已加入'],
            ]}
            onChange={(next) => setQuery({ ...query, page: 1, state: next })}
          />
          {canManage && (
            <ButtonWithReason
              type="button"
              className="btn btn--primary"
              disabledReason={state === OrganisationState.Verified ? null : '单位核验通过后才能邀请成员'}
              onClick={() => setInviting(true)}
            >
              邀请成员
            </ButtonWithReason>
          )}
        </header>
        <RecordTable
          columns={memberColumns({ canManage, onEdit: setEdited, onRemove: remove })}
          rows={data?.members}
          rowKey={({ memberId }) => memberId}
          loading={loading}
          failed={failed}
          onRetry={reload}
          empty={<EmptyState icon={icons.user} text="没有符合条件的成员" />}
          foot={{
            page: query.page,
            pageSize: query.pageSize,
            total: data?.total ?? 0,
            unit: '人',
            sizes: [10, 20, 50],
            onChange: (paging) => setQuery({ ...query, ...paging }),
          }}
          compact
        />
      </section>
      <EventList id={id} />
      {isInviting && (
        <InviteDialog
          id={id}
          isOwner={memberRole === MemberRole.Owner}
          onClose={() => setInviting(false)}
          onInvited={() => void reload()}
        />
      )}
      {edited && (
        <MemberDialog
          id={id}
          member={edited}
          isOwner={memberRole === MemberRole.Owner}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            void reload()
          }}
        />
      )}
    </div>
  )
}
