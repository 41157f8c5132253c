import type { Speicherstand } from '@foerderportal/entwurf/types'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { alsUhrzeit } from '@foerderportal/shell/zeit/zeit'

const worte = (stand: Speicherstand, fassung: number): string => {
  switch (stand.art) {
    case 'speichert':
      return 'Wird gespeichert …'
    case 'gespeichert':
      return `Gespeichert um ${alsUhrzeit(stand.um ?? new Date())} Uhr, Fassung ${fassung}`
    case 'wartet':
      return 'Noch nicht gespeichert: Die Verbindung fehlt. Lassen Sie die Seite offen.'
    case 'abgelehnt':
    case 'konflikt':
      return 'Nicht gespeichert'
    case 'geaendert':
      return 'Noch nicht gespeichert'
    case 'ruht':
      return ''
  }
}

/** Whether what is written is with the server, and as which wording. */
export function Vermerkstatus({ stand, fassung }: { stand: Speicherstand; fassung: number }) {
  const schlecht = stand.art === 'abgelehnt' || stand.art === 'wartet'
  const text = worte(stand, fassung)
  return (
    <output className="d-meta d-vermerkstatus">
      {text !== '' && (stand.art === 'gespeichert' || schlecht) && (
        <Icon name={schlecht ? 'warning' : 'success'} groesse="small" />
      )}
      {text}
    </output>
  )
}
