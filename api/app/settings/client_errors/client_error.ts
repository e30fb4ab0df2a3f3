import { ClientErrorSchema } from '#core/schema'

/** One error of our scripts in one browser, however often it was reported. */
export default class ClientError extends ClientErrorSchema {}
