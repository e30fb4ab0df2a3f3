import { partnerMessages } from '@zhuxue/api/terms/partners'
import { Alert, Button, Typography } from 'antd'
import { Dialog } from '../../../components/dialog/Dialog'

/** The only place where a whole key is shown. */
export function NewKeyDialog({ value, onClose }: { value: string; onClose: () => void }) {
  return (
    <Dialog
      title="新的密钥"
      maskClosable={false}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          我已保存
        </Button>
      }
    >
      <Alert type="warning" showIcon message={partnerMessages.keyCreated} style={{ marginBottom: 16 }} />
      <Typography.Text code copyable={{ text: value }} style={{ wordBreak: 'break-all' }}>
        {value}
      </Typography.Text>
    </Dialog>
  )
}
