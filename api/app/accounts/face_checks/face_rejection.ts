import { messages } from '#accounts/face_checks/terms'
import { UserError } from '#core/errors'
import type { FaceRejectionReason, FaceRefused } from '#drivers/face/face_verifier'

const texts: Record<FaceRejectionReason, string> = {
  identity: messages.faceIdentityRefused,
  browser: messages.faceBrowserRefused,
  source: messages.faceSourceRefused,
}

export const faceRejection = ({ reason }: FaceRefused) => new UserError(texts[reason])
