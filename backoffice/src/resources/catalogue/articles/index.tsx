import { NotificationOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'
import { coursePaths } from '../paths'

const ArticleList = lazy(() => import('./list').then(({ ArticleList }) => ({ default: ArticleList })))
const ArticleDetail = lazy(() => import('./detail').then(({ ArticleDetail }) => ({ default: ArticleDetail })))

const list = '/board/admin/admin-articles'
const detail = coursePaths.article

export const articles: Definition = {
  resource: {
    name: 'articles',
    list,
    create: detail,
    edit: `${detail}/:id`,
    meta: { label: '通知管理', icon: <NotificationOutlined />, menu: ['admin'], group: MenuGroup.content },
  },
  screens: [
    { path: list, action: 'list', element: <ArticleList /> },
    { path: detail, action: 'create', element: <ArticleDetail /> },
    { path: `${detail}/:id`, action: 'edit', element: <ArticleDetail /> },
  ],
}
