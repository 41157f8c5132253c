import { Icon } from '@foerderportal/ui/Icon.tsx'

/** Takes a filter away. */
export function Entfernen({ was, entfernen }: { was: string; entfernen: () => void }) {
  return (
    <button type="button" className="d-chip__weg" aria-label={`Filter ${was} entfernen`} onClick={entfernen}>
      <Icon name="close" groesse="small" />
    </button>
  )
}
