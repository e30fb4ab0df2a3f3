import { auditActionText, auditObjectText } from '@zhuxue/api/terms/core/audit'
import { Descriptions, Typography } from 'antd'
import { SideDrawer } from '../../../components/dialog/SideDrawer'
import { differencesOf, type AuditEntry } from './entry'
import styles from './EntryDrawer.module.css'
import { actorNameText, actorRoleText } from './words'

/** One entry in full: actor, action, client, and every field before and after. */
export function EntryDrawer({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  return (
    <SideDrawer
      onClose={onClose}
      width="min(640px, 100vw)"
      title={`${auditActionText(entry.action)} · ${auditObjectText(entry.object)}`}
    >
      <div className={styles.entry}>
        <Descriptions column={1} size="small" styles={{ label: { width: 88 } }}>
          <Descriptions.Item label="操作人">
            {actorNameText(entry.actorName, entry.role)}（{actorRoleText(entry.role)}）
          </Descriptions.Item>
          <Descriptions.Item label="时间">{entry.createTime}</Descriptions.Item>
          {entry.reason && <Descriptions.Item label="原因">{entry.reason}</Descriptions.Item>}
          <Descriptions.Item label="IP 地址">{entry.ip ?? '—'}</Descriptions.Item>
          <Descriptions.Item label="请求编号">
            {entry.requestId ? (
              <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }}>{entry.requestId}</Typography.Text>
            ) : (
              '—'
            )}
          </Descriptions.Item>
          <Descriptions.Item label="日志编号">{entry.auditLogId}</Descriptions.Item>
        </Descriptions>
        <Differences entry={entry} />
      </div>
    </SideDrawer>
  )
}

function Differences({ entry }: { entry: AuditEntry }) {
  const rows = differencesOf(entry)
  if (rows.length === 0) return <p className={styles.none}>这次操作没有改变任何内容。</p>
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">内容</th>
          <th scope="col">修改前</th>
          <th scope="col">修改后</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td className={before === after || before === '—' ? undefined : styles.before}>{before}</td>
            <td className={before === after || after === '—' ? undefined : styles.after}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
