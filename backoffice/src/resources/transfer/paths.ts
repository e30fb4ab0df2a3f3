import { settingPaths } from '../settings/public'

export const importPath = (id: number | string) => `${settingPaths.imports}/${id}`

export const importColumnsPath = '/board/admin/import-columns'
