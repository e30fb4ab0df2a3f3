/** What is always true is written in `database/invariants.sql`; a new invariant goes there. */
export { brokenInvariants, invariants } from '@zhuxue/database/invariants'
