import { OrderNoteSchema } from '#core/schema'

/** Written once and never changed, like what it stands beside. */
export default class OrderNote extends OrderNoteSchema {}
