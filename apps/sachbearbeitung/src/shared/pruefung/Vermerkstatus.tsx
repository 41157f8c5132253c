import { alsUhrzeit } from '@foerderportal/contract/shared/zeit/datum'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Speicherstand } from '@foerderportal/entwurf/types'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { useSyncExternalStore } from 'react'

const worte = (stand: Speicherstand, fassung: number | undefined, sicher: boolean): string => {
  switch (stand.art) {
    case 'speichert':
      return 'Wird gespeichert …'
    case 'gespeichert':
      return [
        `Gespeichert um ${alsUhrzeit(stand.um ?? new Date())}\u00a0Uhr`,
        ...(fassung === undefined ? [] : [`Fassung ${fassung}`]),
      ].join(', ')
    case 'wartet':
      return sicher
        ? 'Noch nicht gespeichert: Die Verbindung fehlt. Ihr Text liegt auf diesem Gerät.'
        : 'Noch nicht gespeichert: Die Verbindung fehlt. Lassen Sie die Seite offen.'
    case 'abgelehnt':
    case 'konflikt':
      return 'Nicht gespeichert'
    case 'geaendert':
      return 'Noch nicht gespeichert'
    case 'ruht':
      return ''
  }
}

type Props = {
  entwurf: Pick<Entwurf<unknown>, 'subscribe' | 'istSicher'>
  stand: Speicherstand
  /** Counts the wordings, where they are counted. */
  fassung?: number | undefined
}

/** Whether what is written is with the server, and as which wording. */
export function Vermerkstatus({ entwurf, stand, fassung }: Props) {
  const sicher = useSyncExternalStore(entwurf.subscribe, () => entwurf.istSicher())
  const schlecht = stand.art === 'abgelehnt' || stand.art === 'wartet'
  const text = worte(stand, fassung, sicher)
  return (
    <output className="d-meta d-vermerkstatus">
      {text !== '' && (stand.art === 'gespeichert' || schlecht) && (
        <Icon name={schlecht ? 'warning' : 'success'} groesse="small" />
      )}
      {text}
    </output>
  )
}
