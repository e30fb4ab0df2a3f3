import { SignJWT, compactVerify, importJWK, type JWK } from 'jose'
import { publicUrl } from '#config/app'
import { CertSubjectText, RequiredCourseText } from '#catalogue/terms'
import type { IssueData } from '#certificates/issues/issue_data'
import { currentKeyId, issuerDid, keyOf, signingKey } from '#certificates/issues/signing_keys'
import { toCredentialStatus, type StatusEntry } from '#certificates/issues/status_list'
import { CertificateTitle, IssuerName, verifyPath } from '#certificates/issues/terms'

export interface IssuedData extends IssueData {
  number: string
  verifyCode: string
  issuedAt: Date
  status: StatusEntry
}

const contexts = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json']

export const verifyUrl = (code: string) => publicUrl + verifyPath(code)

/** The content of the certificate as an Open Badges 3.0 credential (https://www.imsglobal.org/spec/ob/v3p0). */
export function toCredential(facts: IssuedData) {
  const id = verifyUrl(facts.verifyCode)
  const subject = CertSubjectText[facts.certSubject]
  return {
    '@context': contexts,
    id,
    'type': ['VerifiableCredential', 'OpenBadgeCredential'],
    'name': CertificateTitle,
    'issuer': { id: issuerDid, type: ['Profile'], name: IssuerName, url: publicUrl },
    'validFrom': facts.issuedAt.toISOString(),
    'credentialStatus': toCredentialStatus(facts.status),
    'credentialSubject': {
      type: ['AchievementSubject'],
      identifier: [
        identity('name', facts.userName),
        identity('ext:maskedIdNumber', facts.idCard),
        identity('ext:certificateNumber', facts.number),
      ],
      activityStartDate: `${facts.firstDay}T00:00:00+08:00`,
      activityEndDate: `${facts.lastDay}T23:59:59+08:00`,
      narrative: narrative(facts),
      achievement: {
        id: `${id}#achievement`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: `${CertificateTitle}：${subject}`,
        description: `${subject}专业继续教育学时，已上传省平台并获确认。`,
        criteria: {
          narrative: `每一类学时（必修或选修）${facts.cycle ? '计入本周期、' : ''}已上传并获确认的超过2400分钟。`,
        },
      },
    },
    'evidence': facts.parts.flatMap(({ requiredCourse, courses }) =>
      courses.map(({ courseName, minutes }) => ({
        type: ['Evidence'],
        name: courseName,
        narrative: `${RequiredCourseText[requiredCourse]}，${minutes}分钟`,
      }))
    ),
  }
}

export type Credential = ReturnType<typeof toCredential>

function identity(identityType: string, identityHash: string) {
  return { type: 'IdentityObject', hashed: false, identityType, identityHash }
}

function narrative({ certSubject, firstDay, lastDay, minutes, parts, cycle }: IssuedData): string {
  const kinds = parts.map((part) => `${RequiredCourseText[part.requiredCourse]}${part.minutes}分钟`)
  const counted = cycle ? `计入${cycle.kindName}学时周期（${cycle.startsOn}至${cycle.endsOn}）` : ''
  return `${CertSubjectText[certSubject]}专业，${firstDay}至${lastDay}，${counted}共${minutes}分钟（${kinds.join('，')}）。`
}

/** As a VC-JWT; Ed25519 is deterministic, so the same data give the same text. */
export async function signCredential(credential: Credential): Promise<string> {
  return new SignJWT({ ...credential })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: await currentKeyId() })
    .setIssuer(issuerDid)
    .setJti(credential.id)
    .setNotBefore(new Date(credential.validFrom))
    .sign(signingKey)
}

/** Null when none of these keys signed it. */
export async function verifyCredential(jwt: string, keys: JWK[]): Promise<Credential | null> {
  try {
    const key = keyOf(jwt, keys)
    if (!key) return null
    const { payload } = await compactVerify(jwt, await importJWK(key, 'EdDSA'), { algorithms: ['EdDSA'] })
    return JSON.parse(new TextDecoder().decode(payload))
  } catch {
    return null
  }
}
