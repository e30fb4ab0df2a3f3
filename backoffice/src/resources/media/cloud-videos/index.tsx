import { lazy } from 'react'
import type { Definition } from '../../definition'
import { assignPaths } from '../../learning/public'

const CloudVideoList = lazy(() => import('./list').then(({ CloudVideoList }) => ({ default: CloudVideoList })))

export const cloudVideos: Definition = {
  resource: { name: 'cloud-videos', list: assignPaths.videos, meta: { label: '云视频' } },
  screens: [{ path: assignPaths.videos, action: 'list', element: <CloudVideoList /> }],
}
