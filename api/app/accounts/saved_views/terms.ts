import { idNumberError, isTelephone } from '../../core/shared_rules.js'

export const MaxViewsOfList = 20
/** Of all lists together, because the browser chooses the names of lists. */
export const MaxViews = 400
export const ViewNameMax = 20
export const ViewQueryMax = 2000
/** Conditions of one view; each value of a list counts. */
export const MaxConditions = 60
export const MaxColumns = 40

export const Densities = ['loose', 'compact'] as const
export type Density = (typeof Densities)[number]
export const DensityText: Record<Density, string> = { loose: '宽松', compact: '紧凑' }

/** The columns of a list by their keys: their order, the hidden ones, and the row height. */
export interface ListLayout {
  order: string[]
  hidden: string[]
  density: Density
}

export const listNamePattern = /^[a-z][a-z-]{0,39}$/
export const ColumnKeyMax = 40
const conditionPattern = /^_?[A-Za-z]\w{0,39}(\[\])?$/

const personalConditions = ['telephone', 'userName', 'idCard', 'loginName', 'name', 'payerName']

/** A view would outlive the user it identifies, so conditions that identify a user are not saved. */
function isPersonal(name: string, value: string): boolean {
  if (value === '') return false
  const digits = value.replace(/[\s-]/g, '')
  return personalConditions.includes(name) || isTelephone(digits) || idNumberError(digits) === null
}

/** The query of a list as it is saved in a view: without the page and without personal conditions. */
export function sanitizeSavedQuery(search: string): { query: string; isShortened: boolean } {
  const params = [...new URLSearchParams(search)].filter(([name]) => name !== 'page')
  const impersonal = params.filter(([name, value]) => !isPersonal(name, value))
  return { query: new URLSearchParams(impersonal).toString(), isShortened: impersonal.length < params.length }
}

/** The error of a query that is to be saved, or null. */
export function queryError(query: string): string | null {
  const conditions = [...new URLSearchParams(query)]
  const isWellFormed =
    conditions.length <= MaxConditions && conditions.every(([name]) => name !== 'page' && conditionPattern.test(name))
  if (!isWellFormed) return messages.queryInvalid
  return sanitizeSavedQuery(query).isShortened ? messages.queryPersonal : null
}

export const messages = {
  nameRequired: '请输入视图名称',
  nameLength: `视图名称最多${ViewNameMax}个字符`,
  nameTaken: '这个列表已有同名的视图，请换一个名称',
  tooMany: `每个列表最多保存${MaxViewsOfList}个视图，请先删除不需要的视图`,
  tooManyInAll: `最多保存${MaxViews}个视图，请先删除不需要的视图`,
  queryInvalid: '查询条件无法保存，请重置后重新查询',
  queryTooLong: '查询条件太多，请减少后再保存',
  queryPersonal: '视图不保存手机号、姓名和身份证号，请先清空这些条件',
  queryShortened: '手机号、姓名和身份证号不会保存到视图中。',
  saved: '视图已保存',
  deleted: '视图已删除',
} as const
