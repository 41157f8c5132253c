import { useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import { beiThemenwechsel, readTheme, toggleContrast } from './stil/thema.ts'

/** Switches between contrast and the look the system prefers; pressed in contrast (R2.3-12). */
export function Kontrastschalter() {
  const kontrast = useSyncExternalStore(beiThemenwechsel, readTheme) === 'contrast'
  return (
    <button
      type="button"
      className="kern-btn kern-btn--tertiary p-kontrast"
      aria-pressed={kontrast}
      onClick={() => toggleContrast()}
    >
      <Icon name="brightness-medium" />
      <span className="kern-label">Kontrast</span>
    </button>
  )
}
