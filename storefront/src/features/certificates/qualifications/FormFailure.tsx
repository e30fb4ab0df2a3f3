import { qualificationMessages as messages } from '@zhuxue/api/terms/certificates/qualifications'

type Props = { form: { failure: string | null }; onReload: () => void }

/** An error that names no field. After a change on another page the newest data can be loaded. */
export function FormFailure({ form: { failure }, onReload }: Props) {
  if (!failure) return null
  return (
    <p className="note note--amber" role="alert">
      {failure}{' '}
      {failure === messages.changed && (
        <button type="button" className="link" onClick={onReload}>
          载入最新信息
        </button>
      )}
    </p>
  )
}
