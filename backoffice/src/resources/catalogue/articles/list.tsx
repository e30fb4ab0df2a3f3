import { CatalogueList } from '../list/CatalogueList'
import { unaudited, type Listing } from '../list/catalogue'
import { unauditedFilter } from '../list/filters'

const articles: Listing = {
  resource: 'articles',
  title: '通知管理',
  noun: '通知',
  name: '通知标题',
  measure: '条',
  detail: '/board/admin/article',
  filters: [unauditedFilter],
  defaults: { courseStatus: unaudited },
  columns: ['name', 'order', 'status', 'publishTime', 'publish'],
}

export const ArticleList = () => <CatalogueList of={articles} />
