import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { facePage, faceContentPolicy, faceScript } from '#accounts/local/face_page'
import { facePressValidator } from '#accounts/face_checks/validators'
import { NotFound } from '#core/errors'
import { FaceVerifier } from '#drivers/face/face_verifier'
import type LocalFace from '#drivers/face/local_face'

/** The page of the local face vendor; registered only with that driver. */
@inject()
export default class FacesController {
  constructor(protected verifier: FaceVerifier) {}

  async show({ params, response }: HttpContext) {
    const check = await this.#vendor.find(params.certifyId)
    if (!check) throw new NotFound()
    response
      .header('Content-Security-Policy', faceContentPolicy)
      .type('text/html; charset=utf-8')
      .send(facePage(params.certifyId, check))
  }

  /** Stands for the vendor's script, so that the storefront loads one in development too. */
  async script({ response }: HttpContext) {
    response.type('text/javascript; charset=utf-8').send(faceScript)
  }

  async store({ params, request, response }: HttpContext) {
    const { verdict } = await request.validateUsing(facePressValidator)
    if (!(await this.#vendor.find(params.certifyId))) throw new NotFound()
    if (verdict === 'down' || verdict === 'up') await this.#vendor.setDown(params.certifyId, verdict === 'down')
    else await this.#vendor.decide(params.certifyId, verdict === 'passed')
    response.redirect().status(303).toPath(`/local/face/${params.certifyId}`)
  }

  get #vendor(): LocalFace {
    return this.verifier as LocalFace
  }
}
