import { useState } from 'react'
import { MemberRole, MemberRoleText, OrganisationState, OrganisationStateText } from '@zhuxue/api/terms/organisations'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { api } from '~/lib/http/api'
import type { OwnOrganisation } from '~/lib/http/apiTypes'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import styles from './Organisations.module.css'

const OrganisationDialog = lazyDialog(() => import('./OrganisationDialog'))

/** 我管理的单位 */
export function ManagedOrganisations({ onChanged }: { onChanged: () => void }) {
  const { data, reload } = useFetch(() => api.organisations.own.organisations.index({}), 'organisations')
  const [edited, setEdited] = useState<OwnOrganisation | 'new' | null>(null)
  if (!data) return null
  return (
    <section className={`sheet ${styles.card}`} aria-label="我管理的单位">
      <header className={styles.head}>
        <h2>我管理的单位</h2>
        <button type="button" className="btn" onClick={() => setEdited('new')}>
          创建单位
        </button>
      </header>
      {data.organisations.length === 0 && (
        <p className={styles.hint}>为员工购买课程的单位可以在这里创建，核验营业执照后邀请员工。</p>
      )}
      <ul className={styles.list}>
        {data.organisations.map((one) => (
          <li key={one.organisationId}>
            <span>
              <b>{one.organisationName}</b>
              <small>
                {one.creditCode} · {MemberRoleText[one.memberRole]} · {OrganisationStateText[one.state]}
                {one.refusalReason && `：${one.refusalReason}`}
              </small>
            </span>
            {isEverVerified(one) ? (
              <a className="btn btn--small" href={`${paths.trainingCentre}?organisation=${one.organisationId}`}>
                进入管理
              </a>
            ) : (
              one.memberRole === MemberRole.Owner && (
                <button type="button" className="btn btn--small" onClick={() => setEdited(one)}>
                  修改
                </button>
              )
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <OrganisationDialog
          organisation={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            void reload()
            onChanged()
          }}
        />
      )}
    </section>
  )
}

/** Managers still assign the seats that a closed one bought. */
const isEverVerified = ({ state }: OwnOrganisation) =>
  state === OrganisationState.Verified || state === OrganisationState.Closed
