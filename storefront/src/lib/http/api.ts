import { registry } from '@zhuxue/api/registry'
import { createClient } from './client'
import { send } from './send'

export { reportFailure } from './reportFailure'
export { receivedToken, silent } from './send'

export const api = createClient(registry.routes, send)
