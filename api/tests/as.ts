import { ApiRequest } from '@japa/api-client'

declare module '@japa/api-client' {
  interface ApiRequest {
    /** Sends the token of a signed-in user. */
    as(user: string | { token: string }): this
  }
}

ApiRequest.macro('as', function (this: ApiRequest, user: string | { token: string }) {
  return this.header('authorization', typeof user === 'string' ? user : user.token)
})
