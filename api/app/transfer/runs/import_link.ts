import { ImportLinkSchema } from '#core/schema'

/** Which of our rows a row of another platform became. */
export default class ImportLink extends ImportLinkSchema {}
