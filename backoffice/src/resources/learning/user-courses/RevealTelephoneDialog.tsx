import { adminMessages } from '@zhuxue/api/terms/learning'
import { Typography } from 'antd'
import { useState } from 'react'
import { RevealDialog } from '../../../kit/dialog/RevealDialog'
import type { UserCourse } from '../../../lib/wire'
import { reveal } from './calls'
import { ownerOf } from './userCourse'

export function RevealTelephoneDialog(props: { userCourse: UserCourse; onClose: () => void }) {
  const { userCourse, onClose } = props
  const [telephone, setTelephone] = useState<string | null>(null)

  return (
    <RevealDialog
      title="查看完整手机号"
      needed={adminMessages.reasonRequired}
      placeholder="例如：学员来电询问课程"
      reveal={(reason) => reveal(userCourse.userCourseId, reason)}
      onRevealed={({ value }) => setTelephone(value ?? '没有登记手机号')}
      revealed={
        telephone && (
          <Typography.Title level={3} className="figure" copyable={{ tooltips: ['复制', '已复制'] }}>
            {telephone}
          </Typography.Title>
        )
      }
      onClose={onClose}
    >
      <p>{ownerOf(userCourse)}</p>
    </RevealDialog>
  )
}
