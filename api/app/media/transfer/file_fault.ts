import { stat } from 'node:fs/promises'
import { contentTypeOf } from '#drivers/storage/content_types'
import { isOfKind } from '#drivers/storage/file_kind'
import { withFile } from '#drivers/storage/random_access'
import { UploadCategories, type UploadCategory } from '#media/terms'
import { ruleMessage } from '#media/upload_rules'

/** Imported files are read whole. */
export const MaxTransferredBytes = 50_000_000

/** For columns of type `file`: the rules of an upload of the category, so that a preview finds what writing refuses. */
export const fileFault =
  (category: UploadCategory) =>
  async (path: string): Promise<string | null> => {
    const { contentTypes, maxBytes } = UploadCategories[category]
    const named = path.toLowerCase()
    const type = contentTypeOf(named)
    if (!contentTypes.some((one) => one === type)) return ruleMessage(category, 'type')
    const { size } = await stat(path)
    if (size > maxBytes) return ruleMessage(category, 'size')
    if (size > MaxTransferredBytes) return '文件不能超过50MB'
    const isRight = size > 0 && (await withFile(path, (file) => isOfKind(file, named)))
    return isRight ? null : ruleMessage(category, 'type')
  }
