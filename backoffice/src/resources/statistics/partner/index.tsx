import { BarChartOutlined } from '@ant-design/icons'
import { Role } from '@zhuxue/api/terms/accounts'
import { lazy } from 'react'
import type { Definition } from '../../definition'
import { ownPartnerPath, partnerRoot } from '../paths'

const PartnerFigures = lazy(() =>
  import('./PartnerFigures').then(({ PartnerFigures }) => ({ default: PartnerFigures }))
)

export const partnerFigures: Definition = {
  resource: {
    name: 'partner-figures',
    list: ownPartnerPath,
    meta: { label: '数据总览', icon: <BarChartOutlined />, menu: ['channel'] },
  },
  screens: [
    {
      path: ownPartnerPath,
      action: 'list',
      element: <PartnerFigures />,
      own: { role: Role.Channel, others: '/board/admin/channels' },
    },
    { path: `${partnerRoot}/:channelId`, action: 'show', element: <PartnerFigures /> },
  ],
}
