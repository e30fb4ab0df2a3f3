import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { facePage, facePolicy } from '#accounts/local/face_page'
import { facePressValidator } from '#accounts/face_checks/validators'
import { NotFound } from '#core/http/refusal'
import { FaceVerifier } from '#drivers/face/face_verifier'
import type LocalFace from '#drivers/face/local_face'

/** The page of the local face vendor. Registered only beside that driver. */
export default class FacesController {
  async show({ params, response }: HttpContext) {
    const check = await (await vendor()).look(params.certifyId)
    if (!check) throw new NotFound()
    response
      .header('Content-Security-Policy', facePolicy)
      .type('text/html; charset=utf-8')
      .send(facePage(params.certifyId, check))
  }

  async store({ params, request, response }: HttpContext) {
    const { verdict } = await request.validateUsing(facePressValidator)
    const local = await vendor()
    if (!(await local.look(params.certifyId))) throw new NotFound()
    await local.decide(params.certifyId, verdict === 'passed')
    response.redirect().status(303).toPath(`/local/face/${params.certifyId}`)
  }
}

async function vendor(): Promise<LocalFace> {
  return (await app.container.make(FaceVerifier)) as LocalFace
}
