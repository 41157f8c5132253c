import type { MitzeichnungStatus } from '@foerderportal/contract/formular/mitzeichnungStaende'
import { mitzeichnungAnzeige, wartetAuf } from './mitzeichnungAnzeige.ts'
import { ANTRAG } from '@foerderportal/contract/zuwendung/kern/antragname'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { pfade } from '../../paths.ts'
import { mitVerzicht } from './verzichtUnterschrift.ts'
import type { Aufgabe, Unterschrift, Vorgang } from './vorgaengeSammeln.ts'

type Worte = readonly [was: string, warum?: string]

const WORTE: Partial<Record<MitzeichnungStatus, (wer: string) => Worte>> = {
  ANGEFRAGT: () => ['lesen und unterschreiben'],
  UNTERSCHRIEBEN: (wer) => ['einreichen', `${wer} unterschrieben`],
  ABGELEHNT: (wer) => ['ändern', `${wer} nicht unterschrieben, der Grund steht im Antrag`],
  HINFAELLIG: () => ['fertigstellen', 'bitten Sie noch einmal um die Unterschrift'],
}

const aufgabeZu = (titel: string, { status, name, fuerMich, bis }: Unterschrift, jetzt: Date): Aufgabe => {
  const [was = '', warum] = WORTE[status]?.(fuerMich ? 'Sie haben' : `${name} hat`) ?? []
  const dazu = [warum, bis && alsFrist(bis, jetzt)].filter(Boolean).join(' · ')
  return { text: `${titel} ${was}`, dazu }
}

const hrefZu = ({ guid, fuerMich, status }: Unterschrift): string =>
  fuerMich && status === 'ANGEFRAGT' ? pfade.mitzeichnung(guid) : pfade.antrag(guid, 'zusammenfassung')

const gefragt = (vorgang: Vorgang, unterschrift: Unterschrift, jetzt: Date): Vorgang => {
  const anzeige = mitzeichnungAnzeige(unterschrift, ANTRAG)
  if (anzeige === undefined) return vorgang
  return {
    ...vorgang,
    status: { ...vorgang.status, ...anzeige },
    href: hrefZu(unterschrift),
    entwurf: wartetAuf(unterschrift) === undefined,
    aufgabe: aufgabeZu(vorgang.titel, unterschrift, jetzt),
  }
}

/**
 * The cases with what their second signatures say of them (S4-07): for whom they wait, what can be done, where. One that
 * waits for somebody else is no task of the user.
 */
export const mitUnterschriften = (vorgaenge: readonly Vorgang[], jetzt: Date): Vorgang[] =>
  vorgaenge
    .map((v) => mitVerzicht(v.unterschrift ? gefragt(v, v.unterschrift, jetzt) : v))
    .toSorted((a, b) => Number(b.entwurf) - Number(a.entwurf))
