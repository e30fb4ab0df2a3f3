import { messages } from '@zhuxue/api/terms/statistics'
import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Typography } from 'antd'
import { Panel } from '../../../components/charts/Panel'
import styles from './PartnerCode.module.css'

/** The channel's QR code of the storefront: purchases through it use the channel's promo code. */
export function ChannelQrCode({ userId, code }: { userId: number; code: string | null }) {
  const source = `/api/public/channels/${userId}/qrcode`
  return (
    <Panel title="我的渠道二维码">
      {code ? (
        <div className={styles.code}>
          <img src={source} alt={`渠道二维码，专属码 ${code}`} width={240} height={240} />
          <div>
            <Typography.Paragraph>
              专属码{' '}
              <Typography.Text strong copyable={{ tooltips: ['复制', '已复制'] }}>
                {code}
              </Typography.Text>
            </Typography.Paragraph>
            <Typography.Paragraph type="secondary">
              学员扫码进入商城后下单，专属码会自动填写，订单计入您的渠道。
            </Typography.Paragraph>
            <Button icon={<DownloadOutlined />} href={source} download={`渠道二维码 ${code}.png`}>
              下载二维码
            </Button>
          </div>
        </div>
      ) : (
        <Alert type="info" showIcon message={messages.noCode} />
      )}
    </Panel>
  )
}
