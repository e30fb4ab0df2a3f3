import { routes } from 'virtual:routes/exams'
import { createClient } from '~/lib/http/client'
import { send, silent } from '~/lib/http/send'

export { silent }

/** Calls of the exams alone: the names of all others are most of the client, and whoever sits a paper waits for it. */
export const api = createClient(routes, send)
