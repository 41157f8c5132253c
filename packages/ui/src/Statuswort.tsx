import { Icon, type IconName } from './Icon.tsx'
import type { Ton } from './Hinweis.tsx'
import { klassen } from './klassen.ts'

/** A state as a word with icon and colour; the word alone says everything. */
export function Statuswort({
  children,
  ton = 'neutral',
  icon,
  klein,
}: {
  children: string
  ton?: Ton | 'neutral'
  icon?: IconName
  klein?: boolean
}) {
  const bild = icon ?? (ton === 'neutral' ? undefined : ton)
  return (
    <span
      className={klassen(
        'kern-badge',
        ton === 'neutral' ? 'p-badge--neutral' : `kern-badge--${ton}`,
        klein && 'kern-badge--small',
      )}
    >
      {bild && <Icon name={bild} groesse="small" />}
      <span className="kern-label kern-label--small">{children}</span>
    </span>
  )
}
