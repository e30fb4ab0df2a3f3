import { BankStatementSchema } from '#core/schema'

export default class BankStatement extends BankStatementSchema {}
