import { TitlesFile, UnmappedFile, UploadContentType, type FileFormat } from '@zhuxue/api/terms/transfer'
import { call } from '../../providers/api'

interface Upload {
  file: File
  fileFormat: FileFormat
  source?: string
  sourceName?: string
}

const uploadMs = 600_000

export const uploadImport = ({ file, fileFormat, source, sourceName }: Upload, onPercent: (percent: number) => void) =>
  call('POST /api/admin/imports', {
    query: { fileName: file.name, fileFormat, source: source || undefined, sourceName: sourceName || undefined },
    body: file as never,
    headers: { 'Content-Type': UploadContentType },
    timeout: uploadMs,
    onUploadProgress: ({ loaded, total = file.size }) => onPercent(Math.round((loaded / total) * 100)),
  })

const of = (id: number) => ({ params: { id } })

export const startImport = (id: number) => call('POST /api/admin/imports/:id/start', of(id))
export const pauseImport = (id: number) => call('POST /api/admin/imports/:id/pause', of(id))
export const resumeImport = (id: number) => call('POST /api/admin/imports/:id/resume', of(id))
export const discardImport = (id: number) => call('POST /api/admin/imports/:id/discard', of(id))
export const acknowledgeImport = (id: number) => call('POST /api/admin/imports/:id/acknowledge', of(id))

/** The links are valid for a minute, so they are requested on click. */
export async function downloadReport(id: number): Promise<void> {
  download(await call('GET /api/admin/imports/:id/report', of(id)), `导入报告-${id}.csv`)
}

export async function downloadUnmapped(id: number): Promise<void> {
  download(await call('GET /api/admin/imports/:id/unmapped', of(id)), UnmappedFile)
}

export async function downloadTitles(id: number): Promise<void> {
  download(await call('GET /api/admin/imports/:id/titles', of(id)), TitlesFile)
}

const download = ({ url }: { url: string }, name: string) =>
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
