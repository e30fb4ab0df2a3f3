import { RoleText, messages, type RevealedField } from '@zhuxue/api/terms/accounts'
import { Descriptions, Space, Tag, Typography } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { useState } from 'react'
import { AccountActions } from './AccountActions'
import { confirmation } from './person'
import styles from './PersonDetails.module.css'
import { ShowFullValueDialog } from '../../../components/dialog/ShowFullValueDialog'
import { reveal } from '../users/calls'
import type { PersonDetail } from '../../../lib/apiTypes'

const fieldText: Record<RevealedField, string> = { idCard: '身份证号', telephone: '手机号' }

export function PersonDetails({ person, onGone }: { person: PersonDetail; onGone: () => void }) {
  const [revealed, setRevealed] = useState<Partial<Record<RevealedField, string | null>>>({})
  const [asking, setAsking] = useState<RevealedField | null>(null)
  const number = (field: RevealedField) => (
    <MaskedNumber
      label={fieldText[field]}
      masked={person[field]}
      whole={revealed[field]}
      onAsk={() => setAsking(field)}
    />
  )

  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <strong>{person.userName || '未填写姓名'}</strong>
        {person.userRole.map((role) => (
          <Tag key={role} bordered={false}>
            {RoleText[role]}
          </Tag>
        ))}
        <Tag bordered={false} color={person.disabled ? 'error' : 'success'}>
          {person.disabled ? '已停用' : '正常'}
        </Tag>
      </header>

      <Descriptions column={1} size="small" title="身份信息" styles={{ label: { width: 96 } }}>
        <Descriptions.Item label="身份证号">{number('idCard')}</Descriptions.Item>
        <Descriptions.Item label="手机号">{number('telephone')}</Descriptions.Item>
        <Descriptions.Item label="资料状态">{confirmation[person.userStatus]}</Descriptions.Item>
      </Descriptions>

      <Descriptions column={1} size="small" title="账号" styles={{ label: { width: 96 } }}>
        <Descriptions.Item label="用户编号">{person.userId}</Descriptions.Item>
        <Descriptions.Item label="登录名">{person.loginName}</Descriptions.Item>
        <Descriptions.Item label="注册时间">{person.regTime}</Descriptions.Item>
        <Descriptions.Item label="最近登录">{person.lastLoginTime ?? '—'}</Descriptions.Item>
      </Descriptions>

      <AccountActions person={person} onGone={onGone} />

      {asking && (
        <ShowFullValueDialog
          title={`查看${person.userName}的完整${fieldText[asking]}`}
          needed={messages.reasonRequired}
          placeholder="例如：学员来电核对证书信息"
          reveal={(reason) => reveal(person.userId, asking, reason)}
          onClose={() => setAsking(null)}
          onRevealed={({ value }) => {
            setRevealed({ ...revealed, [asking]: value })
            setAsking(null)
          }}
        />
      )}
    </div>
  )
}

interface ConcealedProps {
  label: string
  masked: string | null
  whole?: string | null
  onAsk: () => void
}

function MaskedNumber({ label, masked, whole, onAsk }: ConcealedProps) {
  if (!masked) return '—'
  if (whole)
    return (
      <Typography.Text strong copyable={{ tooltips: ['复制', '已复制'] }} className="numeric">
        {whole}
      </Typography.Text>
    )
  return (
    <Space size={12}>
      <span className="numeric">{masked}</span>
      <LinkButton aria-label={`查看完整${label}`} onClick={onAsk}>
        查看
      </LinkButton>
    </Space>
  )
}
