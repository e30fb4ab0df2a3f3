import { TelephoneSearch } from '@zhuxue/api/rules'
import type { CrudFilter } from '@refinedev/core'
import { OrderStatusText } from '@zhuxue/api/terms/commerce'
import { BankLineStateText, TransferStateText } from '@zhuxue/api/terms/commerce/bank_transfers'
import { formatYuan } from '../../components/format'
import { pastedOrderId, pastedTelephone } from '../../components/normalizePasted'
import { InvoiceStatusText } from '@zhuxue/api/terms/invoices'
import type {
  AccountRow,
  BankLine,
  BankTransfer,
  Course,
  Invoice,
  Order,
  Paper,
  QuestionBank,
} from '../../lib/apiTypes'
import { canPerform } from '../../providers/access'
import type { RecentEntry } from '../../providers/recent'
import { resources } from '../../resources'
import { personPath } from '../../resources/accounts/public'
import { bankLinePath, invoicesOfOrder, orderPath } from '../../resources/commerce/public'
import { examPathsOf } from '../../resources/exams/public'

export interface Entry extends RecentEntry {
  /** Distinguishes entries of the same name. */
  note?: string
}

/** Every list that these roles may open, including tabs. */
export function screensOf(roles: readonly string[], abilities: readonly string[]): Entry[] {
  return resources
    .map(({ resource }) => resource)
    .filter(({ list }) => typeof list === 'string')
    .filter(({ meta }) => !meta?.menu || meta.menu.some((role: string) => roles.includes(role)))
    .filter(({ identifier, name }) => canPerform(abilities, identifier ?? name, 'list'))
    .map(({ list, meta }) => ({ kind: 'screen', path: String(list), label: String(meta!.label) }))
}

/** What can be begun from anywhere: a new object of every type that these abilities create. */
export function commandsOf(abilities: readonly string[]): Entry[] {
  return resources
    .filter(
      ({ resource: { create, identifier, name } }) => create && canPerform(abilities, identifier ?? name, 'create')
    )
    .map(({ resource }) => ({
      kind: 'command',
      path: String(resource.create),
      label: `新增${newNames[resource.name] ?? resource.meta!.label}`,
    }))
}

const newNames: Record<string, string> = {
  'courses': '课程',
  'teacher-courses': '课程',
  'answers': '问答',
  'teacher-answers': '问答',
  'articles': '通知公告',
  'products': '商品',
  'channels': '渠道',
  'teachers': '讲师',
}

/** `matches` finds by the letters of the pinyin; absent while it is not needed or not loaded. */
export const named = (entries: Entry[], text: string, matches?: (label: string, letters: string) => boolean) => {
  const typed = text.trim().toLowerCase()
  return entries.filter(({ label }) => label.toLowerCase().includes(typed) || matches?.(label, typed))
}

const eq = (field: string, value: unknown): CrudFilter => ({ field, operator: 'eq', value })

const isTelephone = (text: string) => new RegExp(TelephoneSearch).test(text)
const isNumber = (text: string) => /^[\d\s+-]+$/.test(text.normalize('NFKC'))

/** Also of the number of an invoice. */
const orderIdLength = 20
const transferCodeLength = 8
/** Of the bank: letters and digits. */
const bankSerial = /^(?=.*\d)[\dA-Za-z-]{8,60}$/
/** With the prefix 0086. */
const maxTelephoneLength = 15

const inEveryState = eq('orderStatus', Object.keys(OrderStatusText))

interface SearchFilters {
  people?: CrudFilter[]
  orders?: CrudFilter[]
  invoices?: CrudFilter[]
  transfers?: CrudFilter[]
  lines?: CrudFilter[]
  courses?: CrudFilter[]
  banks?: CrudFilter[]
  papers?: CrudFilter[]
}

/**
 * The filters for the typed text, by list; lists that cannot match are not queried. A telephone is searched among users
 * only, once: the server counts such searches (docs/threats.md T22).
 */
export function filtersFor(typed: string): SearchFilters {
  const text = typed.trim()
  if (!text) return {}
  const lines = bankSerial.test(text) ? [eq('search', text)] : undefined
  if (!isNumber(text)) {
    return {
      ...(lines && { lines }),
      people: nameOf(text),
      courses: [eq('courseName', text)],
      banks: [eq('questionBankName', text)],
      papers: [eq('paperName', text)],
    }
  }
  const digits = pastedOrderId(text)
  if (digits.length === orderIdLength) {
    const invoices = [eq('invoiceNumber', digits)]
    return { orders: [eq('orderId', digits), inEveryState], invoices, ...(lines && { lines }) }
  }
  const courses = [eq('courseName', text)]
  const telephone = pastedTelephone(text)
  const isShort = digits.length <= maxTelephoneLength
  if (isShort && isTelephone(telephone)) return { people: [eq('telephone', telephone)], courses }
  return {
    ...(digits.length === transferCodeLength && { transfers: [eq('transferCode', digits)] }),
    ...(lines && { lines }),
    courses,
  }
}

/** The user list accepts names up to this length. */
const nameOf = (text: string) => (text.length <= 20 ? [eq('name', text)] : undefined)

export const ofPerson = ({ userId, userName, telephone }: AccountRow): Entry => ({
  kind: 'person',
  path: personPath(userId),
  label: userName,
  note: telephone ?? undefined,
})

export const ofOrder = (order: Order): Entry => ({
  kind: 'order',
  path: orderPath(order.orderId),
  label: order.orderId,
  note: `${OrderStatusText[order.orderStatus]} · ${formatYuan(order.orderAmt)} 元 · ${order.orderName}`,
})

/** Opens the order. */
export const ofTransfer = ({ orderId, transferCode, transferState, amount }: BankTransfer): Entry => ({
  kind: 'order',
  path: orderPath(orderId),
  label: orderId,
  note: `付款码 ${transferCode} · ${formatYuan(amount)} 元 · ${TransferStateText[transferState]}`,
})

export const ofInvoice = ({ invoiceId, invoiceNumber, orderId, payerName, invoiceStatus }: Invoice): Entry => ({
  kind: 'invoice',
  path: `${invoicesOfOrder(orderId)}#${invoiceId}`,
  label: `发票 ${invoiceNumber ?? orderId}`,
  note: `${InvoiceStatusText[invoiceStatus]} · ${payerName}`,
})

export const ofLine = ({ lineId, bankSerial: serial, amount, payerName, lineState }: BankLine): Entry => ({
  kind: 'bank-line',
  path: bankLinePath(lineId),
  label: serial,
  note: `${BankLineStateText[lineState]} · ${formatYuan(amount)} 元 · ${payerName}`,
})

export const ofCourse =
  (editPath: string) =>
  ({ courseId, courseName }: Course): Entry => ({
    kind: 'course',
    path: editPath.replace(':id', String(courseId)),
    label: courseName,
  })

type ExamRole = Parameters<typeof examPathsOf>[0]

export const ofBank =
  (role: ExamRole) =>
  ({ questionBankId, questionBankName }: QuestionBank): Entry => ({
    kind: 'bank',
    path: examPathsOf(role).questions.replace(':id', String(questionBankId)),
    label: questionBankName,
  })

export const ofPaper =
  (role: ExamRole) =>
  ({ paperId, paperName }: Paper): Entry => ({
    kind: 'paper',
    path: examPathsOf(role).paper.replace(':id', String(paperId)),
    label: paperName,
  })

/** The role whose banks and papers this user may open. */
export function examRoleOf(abilities: readonly string[]): ExamRole | undefined {
  if (canPerform(abilities, 'question-banks', 'show')) return 'admin'
  return canPerform(abilities, 'own-question-banks', 'show') ? 'teacher' : undefined
}

/** The catalogue whose courses this user may open. */
export function catalogueOf(abilities: readonly string[]) {
  const own = ['courses', 'teacher-courses'].find((name) => canPerform(abilities, name, 'edit'))
  const found = resources.find(({ resource }) => resource.name === own)
  return found && { resource: found.resource.name, editPath: String(found.resource.edit) }
}
