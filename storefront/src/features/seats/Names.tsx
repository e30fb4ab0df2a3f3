type Props = { listedName: string | null; userName: string | null }

/** As the buyer wrote it; below it the registered name, with stars. */
export function Names({ listedName, userName }: Props) {
  if (!listedName) return userName ?? '—'
  return (
    <>
      {listedName}
      {userName && <small>登记为 {userName}</small>}
    </>
  )
}
