import { readFile } from 'node:fs/promises'
import { fileFault } from '#media/transfer/file_fault'
import { hasActiveContent } from '#media/transfer/pdf_content'
import { messages } from '#media/terms'

const uploadFault = fileFault('certificate')

/** Others open the file in good faith, so it is only a picture of paper (docs/threats.md T287). */
export async function certificateFault(path: string): Promise<string | null> {
  const fault = await uploadFault(path)
  if (fault) return fault
  return hasActiveContent(await readFile(path)) ? messages.certificateActive : null
}
