import { alsUhrzeit } from '@foerderportal/contract/shared/zeit/datum'
import type { Kopiestand, Speicherstand, Wartegrund } from '@foerderportal/entwurf/types'

const WARUM: Record<Wartegrund, string> = {
  verbindung: 'offline',
  auslastung: 'Portal ausgelastet',
  anmeldung: 'abgemeldet',
}

const NICHT_HIER = 'nicht auf diesem Gerät gesichert'

const hier = (kopie: Kopiestand | undefined) => kopie !== undefined && !kopie.gescheitert

/** The state of saving in one line, for the wizard bar. */
export const speicherText = (stand: Speicherstand, kopie: Kopiestand | undefined): string => {
  switch (stand.art) {
    case 'speichert':
      return 'wird gespeichert …'
    case 'gespeichert':
      return stand.um ? `gespeichert um ${alsUhrzeit(stand.um)}\u00a0Uhr` : 'gespeichert'
    case 'wartet':
      return `${WARUM[stand.grund]}, ${hier(kopie) ? 'liegt auf diesem Gerät' : NICHT_HIER}`
    case 'abgelehnt':
    case 'konflikt':
      return hier(kopie) ? 'nicht gespeichert, liegt auf diesem Gerät' : 'nicht gespeichert'
    case 'ruht':
    case 'geaendert':
      return ''
  }
}

/** The same for a form that the server gets only when it is sent. */
export const geraeteText = (kopie: Kopiestand | undefined): string => {
  if (kopie?.gescheitert) return NICHT_HIER
  return kopie?.um ? `liegt auf diesem Gerät (${alsUhrzeit(kopie.um)})` : ''
}
