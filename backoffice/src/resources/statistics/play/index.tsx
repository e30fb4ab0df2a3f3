import { HourglassOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'
import { playPath } from '../paths'

const PlayRankings = lazy(() => import('./PlayRankings').then(({ PlayRankings }) => ({ default: PlayRankings })))

export const playRankings: Definition = {
  resource: {
    name: 'play-rankings',
    list: playPath,
    meta: { label: '学习时长分析', icon: <HourglassOutlined />, menu: ['admin'], group: MenuGroup.study },
  },
  screens: [{ path: playPath, action: 'list', element: <PlayRankings /> }],
}
