import { DownloadOutlined } from '@ant-design/icons'
import { ExportsPage } from '@zhuxue/api/terms/exports'
import { lazy } from 'react'
import type { Definition } from '../definition'

const ExportList = lazy(() => import('./list').then(({ ExportList }) => ({ default: ExportList })))

/** Every role has its own exports, reached from the account menu (docs/product.md 13.13). */
export const exportsOfMine: Definition = {
  resource: { name: 'exports', list: ExportsPage, meta: { label: '我的导出', icon: <DownloadOutlined /> } },
  screens: [{ path: ExportsPage, action: 'list', element: <ExportList /> }],
}
