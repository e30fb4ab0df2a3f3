import { ShareAltOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'

const ChannelList = lazy(() => import('./list').then(({ ChannelList }) => ({ default: ChannelList })))
const ChannelDetail = lazy(() => import('./detail').then(({ ChannelDetail }) => ({ default: ChannelDetail })))

const list = '/board/admin/channels'
const detail = '/board/admin/channel-detail'

export const channels: Definition = {
  resource: {
    name: 'channels',
    list,
    create: detail,
    edit: `${detail}/:id`,
    meta: { label: '渠道管理', icon: <ShareAltOutlined />, menu: ['admin'], group: MenuGroup.partners },
  },
  screens: [
    { path: list, action: 'list', element: <ChannelList /> },
    { path: detail, action: 'create', element: <ChannelDetail /> },
    { path: `${detail}/:id`, action: 'edit', element: <ChannelDetail /> },
  ],
}
