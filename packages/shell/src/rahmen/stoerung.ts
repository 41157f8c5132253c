import type { Stoerung } from '@foerderportal/client/stoerung'

export type Lage = 'gut' | 'offline' | Stoerung['art']

const SICHER = 'Ihre Eingaben sind sicher.'

const WAS: Readonly<Record<Lage, string>> = {
  gut: '',
  // What was typed is saved by itself then; what was pressed has said so where it was pressed, and is pressed again.
  offline: `Keine Verbindung zum Internet. ${SICHER}`,
  ausgelastet: 'Das Portal ist gerade stark ausgelastet.',
  getrennt: 'Keine Verbindung zum Portal.',
}

const VORBEI: Readonly<Record<Lage, string>> = {
  gut: '',
  offline: 'Die Verbindung ist wieder da.',
  ausgelastet: 'Das Portal antwortet wieder. Es geht weiter.',
  getrennt: 'Die Verbindung ist wieder da. Es geht weiter.',
}

const wann = (rest: number | undefined): string => {
  if (rest === undefined) return 'Wir versuchen es von selbst noch einmal.'
  if (rest === 0) return 'Wir versuchen es gerade noch einmal.'
  return `Wir versuchen es in ${rest} ${rest === 1 ? 'Sekunde' : 'Sekunden'} von selbst noch einmal.`
}

/** What the line says of a situation, `rest` seconds before the next attempt, or after what is over; '' for nothing. */
export const stoerungstext = (lage: Lage, rest: number | undefined, vorbei: Lage | undefined): string => {
  if (lage === 'gut') return VORBEI[vorbei ?? 'gut']
  return lage === 'offline' ? WAS.offline : `${WAS[lage]} ${wann(rest)} ${SICHER}`
}
