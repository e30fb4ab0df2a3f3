import { lazy } from 'react'
import type { Definition } from '../definition'
import { settingPaths } from '../settings/public'
import { importColumnsPath, importPath } from './paths'

const ImportList = lazy(() => import('./list').then(({ ImportList }) => ({ default: ImportList })))
const ImportScreen = lazy(() => import('./show').then(({ ImportScreen }) => ({ default: ImportScreen })))
const ColumnsScreen = lazy(() => import('./columns/show').then(({ ColumnsScreen }) => ({ default: ColumnsScreen })))

/** docs/product.md 20.8; a tab of the settings. */
export const imports: Definition = {
  resource: { name: 'imports', list: settingPaths.imports, meta: { label: '数据迁移' } },
  screens: [
    { path: settingPaths.imports, action: 'list', element: <ImportList /> },
    { path: importPath(':id'), action: 'show', element: <ImportScreen /> },
    { path: importColumnsPath, action: 'list', element: <ColumnsScreen /> },
  ],
}
