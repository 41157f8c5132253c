import { istStartbar } from '@foerderportal/contract/interessenbekundung/rules'
import type { BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { istOffen } from '@foerderportal/contract/shared/zeit/zeitraum'
import { istEntwurf } from '@foerderportal/contract/zuwendung/lifecycle'
import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/schema'
import { pfade } from '../paths.ts'
import type { Listen } from '../shared/vorgaenge/vorgaengeSammeln.ts'

/** Something that is possible until a moment. */
export type Frist = {
  readonly was: string
  readonly href: string
  readonly bis: string
}

const HOECHSTENS = 3

/** A Nachforderung has its own deadline, also when the round is over (S4-07). */
const einreichen = (eintrag: AntragUebersicht, jetzt: Date): Frist[] => {
  const { programmbezeichnung, details, erfassungsZeitraum } = eintrag
  const bis = istOffen(erfassungsZeitraum, jetzt) ? erfassungsZeitraum?.bis : undefined
  const bisDann = (was: string, href: string, ende = bis) =>
    ende && Date.parse(ende) > jetzt.getTime() ? [{ was, href, bis: ende }] : []
  if (details.length === 0)
    return bisDann(`Antrag beginnen und einreichen: ${programmbezeichnung}`, pfade.antraege)
  return details
    .filter(({ geschaeftStatus }) => istEntwurf(geschaeftStatus))
    .flatMap(({ geNr, antraege: [antrag], nachforderung }) =>
      bisDann(
        `Antrag ${geNr} ${nachforderung ? 'ergänzen' : 'einreichen'}`,
        antrag ? pfade.antragWeiter(antrag.guid) : pfade.antraege,
        nachforderung?.frist,
      ),
    )
}

const bekunden = (eintrag: BekundungUebersicht, jetzt: Date): Frist[] => {
  const { detail, aenderbar, programmbezeichnung, erfassungsZeitraum } = eintrag
  const frist = (was: string, href: string) => [
    { was: `${was}: ${programmbezeichnung}`, href, bis: erfassungsZeitraum.bis },
  ]
  if (istStartbar(eintrag, jetzt)) return frist('Interesse bekunden', pfade.bekundungen)
  if (detail === null || !aenderbar) return []
  return detail.fertig
    ? frist('Interessenbekundung ändern oder zurückziehen', pfade.bekundungEingang(detail.guid))
    : frist('Interessenbekundung absenden', pfade.bekundungWeiter(detail.guid))
}

/** Until when whoever is heard can answer (S9-03), whatever becomes of the round. */
const stellungNehmen = ({ details }: AntragUebersicht): Frist[] =>
  details.flatMap(({ geNr, anhoerung, antraege: [antrag] }) =>
    anhoerung?.stand === 'OFFEN' && antrag
      ? {
          was: `Zum Antrag ${geNr} Stellung nehmen`,
          href: pfade.anhoerung(antrag.guid),
          bis: anhoerung.frist,
        }
      : [],
  )

type Umstaende = {
  readonly jetzt: Date
  /** Of notices that wait (bescheidWorte.ts). */
  readonly abrufe: readonly Frist[]
}

/** The next three deadlines of a company that have not passed, the nearest first. */
export const naechsteFristen = ({ antraege, bekundungen }: Listen, { jetzt, abrufe }: Umstaende): Frist[] =>
  [
    ...[...abrufe, ...antraege.flatMap(stellungNehmen)].filter(
      ({ bis }) => Date.parse(bis) > jetzt.getTime(),
    ),
    ...antraege.flatMap((eintrag) => einreichen(eintrag, jetzt)),
    ...bekundungen
      .filter((e) => istOffen(e.erfassungsZeitraum, jetzt))
      .flatMap((eintrag) => bekunden(eintrag, jetzt)),
  ]
    .toSorted((a, b) => Date.parse(a.bis) - Date.parse(b.bis))
    .slice(0, HOECHSTENS)
