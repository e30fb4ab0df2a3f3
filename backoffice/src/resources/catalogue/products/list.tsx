import { CatalogueList } from '../list/CatalogueList'
import { everyStatus, type Listing } from '../list/catalogue'
import { carouselFilter, statusFilter, tagFilter, typeFilter } from '../list/filters'
import { productTypes } from './product'

const types = productTypes.map(({ value, label }) => ({ value: String(value), label }))

const products: Listing = {
  resource: 'products',
  title: '商品管理',
  noun: '商品',
  name: '商品名称',
  measure: '件',
  detail: '/board/admin/product',
  filters: [typeFilter('商品类型', types), statusFilter, carouselFilter, tagFilter],
  defaults: { courseType: types[0]!.value, courseStatus: everyStatus },
  columns: ['name', 'type', 'price', 'freight', 'order', 'status', 'publishTime', 'orderCount', 'publish', 'hot'],
}

export const ProductList = () => <CatalogueList of={products} />
