import { routes } from 'virtual:routes/exams'
import { createClient } from '~/lib/http/client'
import { send, silent } from '~/lib/http/send'

export { silent }

/** A client of the exams only: the names of all other routes are most of the client, and would delay an open paper. */
export const api = createClient(routes, send)
