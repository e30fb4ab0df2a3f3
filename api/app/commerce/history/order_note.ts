import { OrderNoteSchema } from '#core/schema'

/** Written once and never changed, like the audit log that is shown with it. */
export default class OrderNote extends OrderNoteSchema {}
