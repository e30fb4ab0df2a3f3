import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

/** Computes a proof of work beside the page, so that it stays responsive. */
handler({ deriveKey })
