import { useEffect, useRef, useState } from 'react'
import { useLeaveGuard } from '../../../components/dialog/unsavedChangesBlockers'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { ImportedLearners, LearnerImport } from '../../../lib/apiTypes'
import { downloadReport, downloadTemplate, importSome, previewImport, type Upload } from './calls'

interface Checked {
  upload: Upload
  preview: LearnerImport
}

/** Upload, preview, then import in several calls; after an error the import continues where it ended. */
export function useLearnerImport() {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [skipFaulty, setSkipFaulty] = useState(false)
  const [done, setDone] = useState<ImportedLearners | null>(null)
  const { run, busy, userError, clear } = useApiMutation('user-courses', { onUserError: 'inline' })
  const isFinished = done !== null && done.done === done.total
  useLeaveGuard(checked && !isFinished ? leaveText(done) : null)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  const check = async (upload: Upload) => {
    const preview = await run('preview', () => previewImport(upload))
    if (preview) setChecked({ upload, preview })
  }
  const restart = () => {
    setChecked(null)
    setDone(null)
    setSkipFaulty(false)
    clear()
  }
  const importAll = () =>
    run('import', async () => {
      const { upload, preview } = checked!
      const refusedBefore = new Set(preview.rows.filter(({ faults }) => faults.length).map(({ line }) => line))
      let sum = done
      do {
        const query = { fileHash: preview.fileHash, skipFaulty, offset: sum?.done ?? 0 }
        const next = await importSome(upload, query)
        sum = added(sum, { ...next, refused: next.refused.filter(({ line }) => !refusedBefore.has(line)) })
        setDone(sum)
      } while (sum.done < sum.total && isHere.current)
    })

  return {
    checked,
    /** Rows that the preview refused and those that did not fit any more. */
    refusedCount: (checked?.preview.counts.refused ?? 0) + (done?.refused.length ?? 0),
    skipFaulty,
    setSkipFaulty,
    done,
    isFinished,
    busy,
    userError,
    check,
    restart,
    importAll,
    saveTemplate: () => void run('template', downloadTemplate),
    saveReport: () => void run('report', () => downloadReport(checked!.upload)),
  }
}
export type LearnerImporting = ReturnType<typeof useLearnerImport>

const leaveText = (done: ImportedLearners | null): string =>
  done
    ? '离开后不再导入其余的学员；重新上传同一份表格可以接着导入，已导入的不会重复。要离开吗？'
    : '学员还没有导入，离开后需要重新上传。要离开吗？'

function added(before: ImportedLearners | null, next: ImportedLearners): ImportedLearners {
  if (!before) return next
  return {
    ...next,
    added: before.added + next.added,
    existing: before.existing + next.existing,
    granted: before.granted + next.granted,
    already: before.already + next.already,
    refused: [...before.refused, ...next.refused],
  }
}
