import { lazy } from 'react'
import type { Definition } from '../../definition'

const SynonymList = lazy(() => import('./list').then(({ SynonymList }) => ({ default: SynonymList })))

const path = '/board/admin/synonyms'

/** docs/product.md 20.3; reached from the tabs of the courses. */
export const synonyms: Definition = {
  resource: { name: 'synonym-groups', list: path, meta: { label: '搜索同义词' } },
  screens: [{ path, action: 'list', element: <SynonymList /> }],
}
