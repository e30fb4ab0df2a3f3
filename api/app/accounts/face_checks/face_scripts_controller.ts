import { inject } from '@adonisjs/core'
import { FaceVerifier } from '#drivers/face/face_verifier'

/** The vendor's script that collects data of the browser, before a check begins. */
@inject()
export default class FaceScriptsController {
  constructor(protected verifier: FaceVerifier) {}

  async show() {
    return { scriptUrl: this.verifier.browserScript }
  }
}
