import { Alert, Button, Typography } from 'antd'
import { Dialog } from '../../../components/dialog/Dialog'

/** The only place where a whole key or secret is shown. */
export function NewKeyDialog(props: { title: string; about: string; value: string; onClose: () => void }) {
  const { title, about, value, onClose } = props
  return (
    <Dialog
      title={title}
      maskClosable={false}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          我已保存
        </Button>
      }
    >
      <Alert type="warning" showIcon message={about} style={{ marginBottom: 16 }} />
      <Typography.Text code copyable={{ text: value }} style={{ wordBreak: 'break-all' }}>
        {value}
      </Typography.Text>
    </Dialog>
  )
}
