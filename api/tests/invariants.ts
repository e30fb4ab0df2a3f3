/** Invariants are defined in `database/invariants.sql`. */
export { brokenInvariants, invariants } from '@zhuxue/database/invariants'
