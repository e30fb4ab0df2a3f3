import { VideoCameraOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { Navigate } from 'react-router'
import type { Definition } from '..'
import { assignPath, assignTabs } from './AssignTabs'

const CloudVideoList = lazy(() =>
  import('./list').then(({ CloudVideoList }) => ({ default: CloudVideoList }))
)

/** The menu of specification 2.3 leads to the assign screen, and from there to its first tab. */
export const cloudVideos: Definition = {
  resource: {
    name: 'cloud-videos',
    list: assignPath,
    meta: { label: '分配与云视频', icon: <VideoCameraOutlined />, menu: ['admin'] },
  },
  screens: [
    { path: assignPath, action: 'list', element: <Navigate to={assignTabs[0]!.key} replace /> },
    { path: `${assignPath}/cloud-videos`, action: 'list', element: <CloudVideoList /> },
  ],
}
