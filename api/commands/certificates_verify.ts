import { readFile } from 'node:fs/promises'
import { BaseCommand, args, flags } from '@adonisjs/core/ace'
import type { Credential } from '#certificates/issues/credential'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** The signature is verified with keys alone; only the state, and whether the file is unchanged, need the database. */
export default class CertificatesVerify extends BaseCommand {
  static commandName = 'certificates:verify'
  static description = 'Verify the signature of a printed certificate (PDF or VC-JWT)'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The file' })
  declare file: string

  @flags.string({ description: 'A JWKS file to verify with, instead of the keys of this site' })
  declare keys?: string

  @flags.string({ description: 'A saved status list, which says whether the certificate is revoked or superseded' })
  declare status?: string

  @flags.boolean({ description: 'Do not ask the database for the state' })
  declare offline: boolean

  async run() {
    const { credentialOf, describeCredential } = await import('#certificates/issues/verify_file')
    const file = await readFile(this.file)
    const credential = await credentialOf(file, await this.#trustedKeys())
    if (!credential) {
      this.logger.error('no credential that one of these keys signed: forged, altered or not ours')
      this.exitCode = 1
      return
    }
    this.logger.success('the signature is valid; this was signed:')
    for (const line of describeCredential(credential)) this.logger.log(line)
    if (this.status) await this.#printStatus(credential)
    if (!this.offline) await this.#printState(file)
  }

  async #trustedKeys() {
    if (this.keys) return JSON.parse(await readFile(this.keys, 'utf8')).keys
    const { publishedKeys } = await import('#certificates/issues/signing_keys')
    return publishedKeys()
  }

  async #printStatus({ credentialStatus }: Credential) {
    const { readStatus } = await import('#certificates/issues/status_list')
    const list = (await readFile(this.status!, 'utf8')).trim()
    const status = await readStatus(list, credentialStatus, await this.#trustedKeys())
    if (status === 'valid') return this.logger.success('the status list says that the certificate is valid')
    this.exitCode = status === 'ended' ? 2 : 1
    this.logger.error(status === 'ended' ? 'the certificate was revoked or superseded' : status)
  }

  async #printState(file: Buffer) {
    const { issueOfFile } = await import('#certificates/issues/verify_file')
    const issue = await issueOfFile(file)
    if (!issue) {
      this.logger.warning('the file is not, byte for byte, one that this site issued')
      return
    }
    this.logger.log(`the file is unchanged; ${issue.issueNo} is ${issue.state}`)
    if (issue.state !== 'valid') this.exitCode = 2
  }
}
