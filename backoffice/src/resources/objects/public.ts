/** The public interface of the object types: titles, links, changes and histories. */
export { actorNameText } from './actor'
export { entryColumns } from './columns'
export { summaryOf, type AuditEntry } from './entry'
export { EntryDrawer } from './EntryDrawer'
export { HistoryDrawer, ObjectHistory } from './ObjectHistory'
export { WhereUsed } from './WhereUsed'
