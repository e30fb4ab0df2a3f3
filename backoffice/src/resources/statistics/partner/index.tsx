import { BarChartOutlined } from '@ant-design/icons'
import { Role } from '@zhuxue/api/terms/accounts'
import { lazy } from 'react'
import type { Definition } from '../../definition'
import { ownChannelStatsPath, channelStatsRoot } from '../paths'

const ChannelStats = lazy(() => import('./ChannelStats').then(({ ChannelStats }) => ({ default: ChannelStats })))

export const channelStats: Definition = {
  resource: {
    name: 'partner-figures',
    list: ownChannelStatsPath,
    meta: { label: '数据总览', icon: <BarChartOutlined />, menu: ['channel'] },
  },
  screens: [
    {
      path: ownChannelStatsPath,
      action: 'list',
      element: <ChannelStats />,
      own: { role: Role.Channel, others: '/board/admin/channels' },
    },
    { path: `${channelStatsRoot}/:channelId`, action: 'show', element: <ChannelStats /> },
  ],
}
