import { istStartbar } from '@foerderportal/contract/interessenbekundung/rules'
import type { BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { istOffen } from '@foerderportal/contract/shared/zeitraum'
import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/schema'
import { pfade } from '../paths.ts'
import type { Listen } from './vorgaenge.ts'

/** Something that is possible until a moment. */
export type Frist = { readonly was: string; readonly href: string; readonly bis: string }

const HOECHSTENS = 3

const einreichen = ({ programmbezeichnung, details, erfassungsZeitraum }: AntragUebersicht): Frist[] => {
  if (erfassungsZeitraum === null) return []
  const { bis } = erfassungsZeitraum
  if (details.length === 0)
    return [{ was: `Antrag beginnen und einreichen: ${programmbezeichnung}`, href: pfade.antraege, bis }]
  return details
    .filter((g) => g.geschaeftStatus === 'NEUANTRAG_IN_BEARBEITUNG' && g.nachforderung === null)
    .map(({ geNr, antraege: [antrag] }) => ({
      was: `Antrag ${geNr} einreichen`,
      href: antrag ? pfade.antragWeiter(antrag.guid) : pfade.antraege,
      bis,
    }))
}

/** A Nachforderung has its own deadline, also when the round is over. */
const ergaenzen = ({ details }: AntragUebersicht): Frist[] =>
  details.flatMap(({ geNr, nachforderung, antraege: [antrag] }) =>
    nachforderung && antrag
      ? [{ was: `Antrag ${geNr} ergänzen`, href: pfade.antragWeiter(antrag.guid), bis: nachforderung.frist }]
      : [],
  )

const bekunden = (eintrag: BekundungUebersicht, jetzt: Date): Frist[] => {
  const { detail, aenderbar, programmbezeichnung, erfassungsZeitraum } = eintrag
  const frist = (was: string) => [
    { was: `${was}: ${programmbezeichnung}`, href: pfade.bekundungen, bis: erfassungsZeitraum.bis },
  ]
  if (istStartbar(eintrag, jetzt)) return frist('Interesse bekunden')
  if (detail === null || !aenderbar) return []
  return frist(
    detail.fertig ? 'Interessenbekundung ändern oder zurückziehen' : 'Interessenbekundung absenden',
  )
}

/** The next three deadlines of a company that have not passed, the nearest first. */
export const naechsteFristen = ({ antraege, bekundungen }: Listen, jetzt: Date): Frist[] =>
  [
    ...antraege.filter((e) => istOffen(e.erfassungsZeitraum, jetzt)).flatMap(einreichen),
    ...antraege.flatMap(ergaenzen).filter(({ bis }) => Date.parse(bis) > jetzt.getTime()),
    ...bekundungen
      .filter((e) => istOffen(e.erfassungsZeitraum, jetzt))
      .flatMap((eintrag) => bekunden(eintrag, jetzt)),
  ]
    .toSorted((a, b) => Date.parse(a.bis) - Date.parse(b.bis))
    .slice(0, HOECHSTENS)
