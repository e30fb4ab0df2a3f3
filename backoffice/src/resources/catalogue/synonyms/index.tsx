import { lazy } from 'react'
import type { Definition } from '../../definition'
import { synonymsPath } from '../paths'

const SynonymList = lazy(() => import('./list').then(({ SynonymList }) => ({ default: SynonymList })))

/** docs/product.md 20.3; reached from the tabs of the courses. */
export const synonyms: Definition = {
  resource: { name: 'synonym-groups', list: synonymsPath, meta: { label: '搜索同义词' } },
  screens: [{ path: synonymsPath, action: 'list', element: <SynonymList /> }],
}
