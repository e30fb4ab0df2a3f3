import { CommentOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../definition'
import { commentsPath } from './paths'

const CommentList = lazy(() => import('./list').then(({ CommentList }) => ({ default: CommentList })))

export const comments: Definition = {
  resource: {
    name: 'comments',
    list: commentsPath,
    meta: { label: '评论管理', icon: <CommentOutlined />, menu: ['admin'], group: MenuGroup.study },
  },
  screens: [{ path: commentsPath, action: 'list', element: <CommentList /> }],
}
