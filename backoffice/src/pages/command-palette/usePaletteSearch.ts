import { useList, type BaseRecord, type CrudFilter, type HttpError } from '@refinedev/core'
import { useDebounced } from '../../components/hooks/useDebounced'
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
import type { Staff } from '../../providers/session'
import * as entries from './entries'
import { recent } from '../../providers/recent'
import { usePinyin } from './usePinyin'

export interface Group {
  title: string
  entries: entries.Entry[]
}

/** Search results by group; without a query, recent entries and all screens. */
export function usePaletteSearch(staff: Staff, typed: string) {
  const { abilities } = staff
  const settled = useDebounced(typed)
  const queries = settled === typed ? entries.filtersFor(typed) : {}
  const catalogue = entries.catalogueOf(abilities)
  const canSeePeople = canPerform(abilities, 'people', 'show')
  const canSeeOrders = canPerform(abilities, 'orders', 'list')

  const people = useFound<AccountRow>('people', canSeePeople ? queries.people : undefined)
  const orders = useFound<Order>('orders', canSeeOrders ? queries.orders : undefined)
  const canSeeLines = canPerform(abilities, 'bank-lines', 'list')
  const transfers = useFound<BankTransfer>('bank-transfers', canSeeLines ? queries.transfers : undefined)
  const lines = useFound<BankLine>('bank-lines', canSeeLines ? queries.lines : undefined)
  const canSeeInvoices = canPerform(abilities, 'invoices', 'list')
  const invoices = useFound<Invoice>('invoices', canSeeInvoices ? queries.invoices : undefined)
  const courses = useFound<Course>(catalogue?.resource ?? 'courses', catalogue ? queries.courses : undefined)
  const examRole = entries.examRoleOf(abilities)
  const banks = useFound<QuestionBank>('question-banks', examRole ? queries.banks : undefined)
  const papers = useFound<Paper>('papers', examRole ? queries.papers : undefined)
  const lists = [people, orders, transfers, lines, invoices, courses, banks, papers]
  const matches = usePinyin(typed)

  const screens = entries.screensOf(staff.userRole, abilities)
  const commands = entries.commandsOf(abilities)
  const editRoot = catalogue?.editPath.replace(':id', '') ?? '//'
  const canOpen = ({ kind, path }: entries.Entry) => {
    if (kind === 'order') return canSeeOrders
    if (kind === 'bank-line') return canSeeLines
    if (kind === 'invoice') return canSeeInvoices
    if (kind === 'course') return path.startsWith(editRoot)
    if (kind === 'bank' || kind === 'paper') return examRole && path.startsWith(`/board/${examRole}/`)
    return [...screens, ...commands].some((screen) => screen.path === path)
  }
  const last = recent(staff.userId).filter(canOpen)

  const groups: Group[] = [
    { title: '最近打开', entries: entries.named(last, typed, matches) },
    { title: '页面', entries: entries.named(screens, typed, matches) },
    { title: '操作', entries: entries.named(commands, typed, matches) },
    { title: '用户', entries: people.rows.map(entries.ofPerson) },
    { title: '订单', entries: [...orders.rows.map(entries.ofOrder), ...transfers.rows.map(entries.ofTransfer)] },
    { title: '发票', entries: invoices.rows.map(entries.ofInvoice) },
    { title: '银行流水', entries: lines.rows.map(entries.ofLine) },
    { title: '课程', entries: courses.rows.map(entries.ofCourse(catalogue?.editPath ?? '')) },
    { title: '题库', entries: banks.rows.map(entries.ofBank(examRole ?? 'admin')) },
    { title: '试卷', entries: papers.rows.map(entries.ofPaper(examRole ?? 'admin')) },
  ]
  return {
    groups: withoutRepeats(groups).filter((group) => group.entries.length > 0),
    isBusy: settled !== typed || lists.some(({ isBusy }) => isBusy),
    failed: lists.find(({ error }) => error)?.error?.message,
    retry: () => lists.forEach(({ error, refetch }) => error && void refetch()),
  }
}

/** An object that was opened lately is also found in its list. */
function withoutRepeats(groups: Group[]): Group[] {
  const seen = new Set<string>()
  const isNew = ({ path }: entries.Entry) => !seen.has(path) && seen.add(path)
  return groups.map((group) => ({ ...group, entries: group.entries.filter(isNew) }))
}

const shown = 5

/** The first rows of a list; empty while it is not queried, and never those of an earlier query. */
function useFound<Row extends BaseRecord>(resource: string, filters: CrudFilter[] | undefined) {
  const { result, query } = useList<Row & { id: number }, HttpError>({
    resource,
    filters: filters ?? [],
    pagination: { currentPage: 1, pageSize: shown },
    queryOptions: { enabled: filters !== undefined, placeholderData: undefined },
    errorNotification: false,
  })
  const isAnswered = filters !== undefined && query.isSuccess && !query.isPlaceholderData
  return {
    rows: isAnswered ? (result.data as Row[]) : [],
    isBusy: filters !== undefined && query.isFetching,
    error: filters === undefined ? null : query.error,
    refetch: query.refetch,
  }
}
