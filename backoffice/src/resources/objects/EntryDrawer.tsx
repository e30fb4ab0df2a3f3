import { auditActionText } from '@zhuxue/api/terms/core/audit'
import { Descriptions, Typography } from 'antd'
import { SideDrawer } from '../../components/dialog/SideDrawer'
import { actorNameText, actorRoleText } from './actor'
import { Changes } from './Changes'
import type { AuditEntry } from './entry'
import styles from './EntryDrawer.module.css'
import { ObjectLink } from './ObjectLink'

/** One entry in full: actor, action, client, and every field before and after. */
export function EntryDrawer({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const name = actorNameText(entry)
  const login = entry.actorId && name !== entry.actorName ? `${entry.actorName}，` : ''
  return (
    <SideDrawer onClose={onClose} width="min(640px, 100vw)" title={auditActionText(entry.action)}>
      <div className={styles.entry}>
        <Descriptions column={1} size="small" styles={{ label: { width: 88 } }}>
          <Descriptions.Item label="对象">
            <div>
              <ObjectLink entry={entry} />
            </div>
          </Descriptions.Item>
          <Descriptions.Item label="操作人">
            {name}（{login}
            {actorRoleText(entry.role)}）
          </Descriptions.Item>
          <Descriptions.Item label="时间">{entry.createTime}</Descriptions.Item>
          {entry.reason && <Descriptions.Item label="原因">{entry.reason}</Descriptions.Item>}
        </Descriptions>
        <Changes entry={entry} />
        <Descriptions column={1} size="small" styles={{ label: { width: 88 } }}>
          <Descriptions.Item label="IP 地址">{entry.ip ?? '—'}</Descriptions.Item>
          <Descriptions.Item label="请求编号">
            {entry.requestId ? (
              <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }}>{entry.requestId}</Typography.Text>
            ) : (
              '—'
            )}
          </Descriptions.Item>
          <Descriptions.Item label="日志编号">{entry.auditLogIds.join('、')}</Descriptions.Item>
        </Descriptions>
      </div>
    </SideDrawer>
  )
}
