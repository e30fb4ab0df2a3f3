import { CommentOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../definition'

const CommentList = lazy(() => import('./list').then(({ CommentList }) => ({ default: CommentList })))

const list = '/board/admin/admin-comments'

export const comments: Definition = {
  resource: {
    name: 'comments',
    list,
    meta: { label: '评论管理', icon: <CommentOutlined />, menu: ['admin'], group: MenuGroup.study },
  },
  screens: [{ path: list, action: 'list', element: <CommentList /> }],
}
