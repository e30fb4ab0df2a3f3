import { BankStatementSchema } from '#core/schema'

/** `columns` of lines that a system reported. */
export const NoColumns = '{}'

export default class BankStatement extends BankStatementSchema {}
