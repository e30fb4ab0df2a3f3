import { SettingOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Definition } from '../definition'

const ParamsScreen = lazy(() =>
  import('./show').then(({ ParamsScreen }) => ({ default: ParamsScreen }))
)

const list = '/board/admin/admin-sysparam'

export const params: Definition = {
  resource: {
    name: 'params',
    list,
    meta: { label: '系统设置', icon: <SettingOutlined />, menu: ['admin'] },
  },
  screens: [{ path: list, action: 'list', element: <ParamsScreen /> }],
}
