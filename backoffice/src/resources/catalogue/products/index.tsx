import { ShoppingOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'
import { coursePaths } from '../paths'

const ProductList = lazy(() => import('./list').then(({ ProductList }) => ({ default: ProductList })))
const ProductDetail = lazy(() => import('./detail').then(({ ProductDetail }) => ({ default: ProductDetail })))

const list = '/board/admin/admin-products'
const detail = coursePaths.product

export const products: Definition = {
  resource: {
    name: 'products',
    list,
    create: detail,
    edit: `${detail}/:id`,
    meta: { label: '商品管理', icon: <ShoppingOutlined />, menu: ['admin'], group: MenuGroup.content },
  },
  screens: [
    { path: list, action: 'list', element: <ProductList /> },
    { path: detail, action: 'create', element: <ProductDetail /> },
    { path: `${detail}/:id`, action: 'edit', element: <ProductDetail /> },
  ],
}
