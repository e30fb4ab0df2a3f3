import { InvoiceFileSchema } from '#core/schema'

/** Shown to its owner until a newer one of the same kind replaces it; none is ever deleted. */
export default class InvoiceFile extends InvoiceFileSchema {}
