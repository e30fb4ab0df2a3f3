import { FileProtectOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'
import { examPaths } from '../paths'

const ClauseList = lazy(() => import('./list').then(({ ClauseList }) => ({ default: ClauseList })))
const ReviewList = lazy(() => import('./reviews').then(({ ReviewList }) => ({ default: ReviewList })))

export const clauses: Definition[] = [
  {
    resource: {
      name: 'clauses',
      list: examPaths.clauses,
      meta: {
        label: '规范条文',
        icon: <FileProtectOutlined />,
        menu: ['admin'],
        group: MenuGroup.study,
        covers: [examPaths.clauseReviews],
      },
    },
    screens: [{ path: examPaths.clauses, action: 'list', element: <ClauseList /> }],
  },
  {
    resource: { name: 'clause-reviews', list: examPaths.clauseReviews, meta: { label: '待复核' } },
    screens: [{ path: examPaths.clauseReviews, action: 'list', element: <ReviewList /> }],
  },
]
