import { ClientErrorSchema } from '#core/schema'

/** One fault of our scripts in one browser, however often it was reported. */
export default class ClientError extends ClientErrorSchema {}
