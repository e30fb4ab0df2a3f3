import { CallErrorText } from '@zhuxue/api/terms/partners/webhooks'
import { Alert, Button, Descriptions } from 'antd'
import { Dialog } from '../../../../components/dialog/Dialog'
import type { WebhookTest } from '../../../../lib/apiTypes'
import { CodeBlock } from './CodeBlock'

/** What a test sent and what the endpoint answered. */
export function TestResultDialog({ result, onClose }: { result: WebhookTest; onClose: () => void }) {
  const { status, error, ms, responseStart, request } = result
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <Dialog
      title="测试结果"
      width={680}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          关闭
        </Button>
      }
    >
      <Alert
        type={error ? 'error' : 'success'}
        showIcon
        message={error ? `没有送达：${CallErrorText[error]}` : '接收方已确认'}
        style={{ marginBottom: 16 }}
      />
      <Descriptions
        size="small"
        column={2}
        items={[
          { key: 'status', label: '响应状态', children: status ?? '—' },
          { key: 'ms', label: '用时', children: `${ms} 毫秒` },
        ]}
      />
      <CodeBlock label="请求">{[...headers, '', request.body].join('\n')}</CodeBlock>
      {responseStart && <CodeBlock label="响应">{responseStart}</CodeBlock>}
    </Dialog>
  )
}
