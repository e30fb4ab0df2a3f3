import type { HttpContext } from '@adonisjs/core/http'
import { issuerDid, publishedKeys } from '#certificates/issues/signing_keys'

/** The keys that verify certificates, in two formats, for third-party tools. */
export default class KeysController {
  async index(ctx: HttpContext) {
    sendDocument(ctx, { keys: await publishedKeys() })
  }

  /** https://w3c-ccg.github.io/did-method-web/ */
  async show(ctx: HttpContext) {
    const methods = (await publishedKeys()).map(({ kid, ...publicKeyJwk }) => ({
      id: kid,
      type: 'JsonWebKey2020',
      controller: issuerDid,
      publicKeyJwk: { kid, ...publicKeyJwk },
    }))
    sendDocument(ctx, {
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
      'id': issuerDid,
      'verificationMethod': methods,
      'assertionMethod': methods.map(({ id }) => id),
    })
  }
}

/** Without the response envelope of the API. */
function sendDocument({ response }: HttpContext, document: object): void {
  response.header('Content-Type', 'application/json; charset=utf-8')
  response.header('Access-Control-Allow-Origin', '*')
  response.header('Cache-Control', 'public, max-age=3600')
  response.send(JSON.stringify(document))
}
