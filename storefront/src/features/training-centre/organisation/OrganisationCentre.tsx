import { useState, type ReactNode } from 'react'
import { isManager, OrganisationState, OrganisationStateText } from '@zhuxue/api/terms/organisations'
import { panelProps, TabBar } from '~/components/ui/TabBar'
import type { OwnOrganisation } from '~/lib/http/apiTypes'
import { HoursTab } from './HoursTab'
import { MembersTab } from './MembersTab'

const tabs = ['课程学习', '学时', '成员'] as const

type Props = { organisation: OwnOrganisation; courses: ReactNode }

/** The centre of an organisation: today's page, the hours that members share, and the members. */
export function OrganisationCentre({ organisation, courses }: Props) {
  const [tab, setTab] = useState<(typeof tabs)[number]>('课程学习')
  const { organisationId, memberRole, state, refusalReason } = organisation
  const canManage = isManager(memberRole)
  return (
    <>
      {state !== OrganisationState.Verified && (
        <p className="note note--amber">
          单位{OrganisationStateText[state]}
          {refusalReason && `：${refusalReason}`}。
          {state === OrganisationState.Closed
            ? '不能再邀请成员、购买课程或查看学时，已买的名额仍可分配。'
            : '核验通过后才能邀请成员、接收订单。'}
        </p>
      )}
      <TabBar label="单位" tabs={tabs} selected={tab} onSelect={setTab} />
      <div {...panelProps(tab)}>
        {tab === '课程学习' && courses}
        {tab === '学时' && <HoursTab key={organisationId} id={organisationId} canManage={canManage} />}
        {tab === '成员' && <MembersTab key={organisationId} organisation={organisation} canManage={canManage} />}
      </div>
    </>
  )
}
