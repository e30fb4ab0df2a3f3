import { MemberRoleText, MemberState, MemberStateText, NotSharedText } from '@zhuxue/api/terms/organisations'
import type { Column } from '~/components/ui/list/RecordTable'
import { day } from '~/lib/format'
import type { OrganisationMember } from '~/lib/http/apiTypes'
import styles from '~/features/training-centre/TrainingCentre.module.css'

type Props = {
  canManage: boolean
  onEdit: (member: OrganisationMember) => void
  onRemove: (member: OrganisationMember) => void
}

export const memberColumns = ({ canManage, onEdit, onRemove }: Props): Column<OrganisationMember>[] => [
  {
    title: '成员',
    className: styles.person,
    unlabelled: true,
    cell: ({ telephone, listedName, userName }) => (
      <>
        <b>{telephone}</b>
        <small>{userName ?? listedName}</small>
      </>
    ),
  },
  { title: '部门', cell: ({ department }) => department || '—' },
  {
    title: '角色',
    cell: ({ memberRole, ownerOffered }) => (
      <>
        {MemberRoleText[memberRole]}
        {ownerOffered && <small>等待接受所有者</small>}
      </>
    ),
  },
  {
    title: '状态',
    cell: ({ state, invitedTime, joinedTime }) => (
      <>
        <span className={state === MemberState.Active ? 'tag tag--moss' : 'tag tag--quiet'}>
          {MemberStateText[state]}
        </span>
        <small>{day(joinedTime ?? invitedTime)}</small>
      </>
    ),
  },
  {
    title: '学时',
    className: styles.course,
    cell: ({ sharedKinds }) => (sharedKinds.length ? sharedKinds.join('、') : NotSharedText),
  },
  ...(canManage
    ? [
        {
          title: '操作',
          unlabelled: true,
          cell: (member: OrganisationMember) => (
            <span className={styles.buttons}>
              <button
                type="button"
                className="btn btn--small"
                aria-label={`修改 ${member.telephone}`}
                onClick={() => onEdit(member)}
              >
                修改
              </button>
              <button
                type="button"
                className="btn btn--small"
                aria-label={`移除 ${member.telephone}`}
                onClick={() => onRemove(member)}
              >
                移除
              </button>
            </span>
          ),
        },
      ]
    : []),
]
