import { Role } from '@zhuxue/api/terms/accounts'
import { messages } from '@zhuxue/api/terms/channels'
import { Form } from 'antd'
import { useParams } from 'react-router'
import { AvatarField } from '../../../components/fields/AvatarField'
import { StaffFields, type StaffFormLabels } from '../staff/StaffFields'
import { ReasonWhenChanged } from '../staff/ReasonWhenChanged'
import { StaffScreen } from '../staff/StaffScreen'
import { useStaffForm, type StaffValues } from '../staff/useStaffForm'

const back = '/board/admin/teachers'

const wording: StaffFormLabels = {
  nameLabel: '姓名',
  nameRequired: messages.userNameRequired,
  minLoginNameLength: 4,
  loginNameLength: messages.loginNameLength.teacher,
  needsTelephone: true,
}

const toBody = ({ userName, loginName, telephone, passWd, avatarUrl, reason }: StaffValues) => ({
  userRole: Role.Teacher,
  userName,
  loginName,
  telephone,
  passWd,
  avatarUrl,
  reason,
})

/** docs/product.md 13.5: one teacher, new or saved. */
export function TeacherDetail() {
  const { id } = useParams()
  return <TeacherForm key={id ?? 'new'} id={id} />
}

function TeacherForm({ id }: { id?: string }) {
  const { member, ...screen } = useStaffForm({ resource: 'teachers', id, back, fresh: {}, toBody })
  return (
    <StaffScreen {...screen} noun="讲师" title={member?.userName} back={back}>
      <Form.Item name="avatarUrl" label="照片" extra="JPG 或 PNG，不超过 500 KB；显示在课程页面上">
        <AvatarField noun="照片" removable />
      </Form.Item>
      <StaffFields wording={wording} known={member?.telephone} isNew={!id} />
      <ReasonWhenChanged saved={member} />
    </StaffScreen>
  )
}
