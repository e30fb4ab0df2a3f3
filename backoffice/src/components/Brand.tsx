import { shared } from '../theme'

export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden fill="none" strokeLinecap="round">
      <rect width="32" height="32" rx="4" fill={shared['ink-700']} />
      <path d="M6 13.5 16 6l10 7.5" stroke={shared.gold} strokeWidth="2.2" strokeLinejoin="round" />
      <path
        d="M16 12v14M9 16.5c3 0 5.2.8 7 2.5 1.8-1.7 4-2.5 7-2.5v8c-3 0-5.2.6-7 2-1.8-1.4-4-2-7-2z"
        stroke="#fff"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}
