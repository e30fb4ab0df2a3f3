/** The mark: a roof in brass over three pillars that are also three books. */
export function Mark({ size = 30, plain = false }: { size?: number; plain?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden
      fill="none"
      strokeLinecap="round"
    >
      {!plain && <rect width="32" height="32" rx="7" fill="#1d3a5f" />}
      <path d="M6 13.2 16 7l10 6.2" stroke="#e2bf83" strokeWidth="2.4" strokeLinejoin="round" />
      <path d="M9.5 15.5v7M16 15.5v7M22.5 15.5v7M7 25.5h18" stroke="#fff" strokeWidth="2.4" />
    </svg>
  )
}
