import { LinkButton } from '../../components/list/LinkButton'

/** A link in a row, whose accessible name includes the row. */
export function RowAction(props: {
  name: string
  of: string
  on: () => void
  danger?: boolean
  busy?: boolean
  disabled?: boolean
}) {
  const { name, of, on, danger, busy, disabled } = props
  return (
    <LinkButton danger={danger} loading={busy} disabled={disabled} aria-label={`${name} ${of}`} onClick={on}>
      {name}
    </LinkButton>
  )
}
