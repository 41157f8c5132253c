import { nachAlphabet } from '@foerderportal/contract/shared/alphabet'
import type { AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import { istBeendet, istOffen } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { AntragUebersicht, GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { auszahlungsstand } from '../../shared/vorgaenge/auszahlungsstand.ts'
import { bescheideZu, mitBescheiden } from '../geschaeft/bescheidStand.ts'
import { geschaeftStand } from '../geschaeft/geschaeftStand.ts'
import { RANG, type GeschaeftStand } from '../geschaeft/stand.ts'

/** A case with how it stands. */
export type Geschaeft = { readonly detail: GeschaeftDetail; readonly stand: GeschaeftStand }

/** An invitation with its cases, what needs the user first, then what has moved last. */
export type Einladung = {
  readonly eintrag: AntragUebersicht
  readonly geschaefte: readonly Geschaeft[]
  readonly offen: boolean
  readonly rang: number
}

/** A round with the invitations to it: a company may be invited for several classes, one after the other (S3-04). */
export type Runde = {
  readonly schluessel: string
  readonly titel: string
  readonly einladungen: readonly Einladung[]
  readonly rang: number
}

/** Something can be begun: after a draft, before what the bank has. */
const RANG_BEGINNEN = RANG.entwurf + 0.5

const nachRang = (a: Geschaeft, b: Geschaeft) =>
  a.stand.rang - b.stand.rang || nachAlphabet(b.detail.letzteAenderung, a.detail.letzteAenderung)

const rangVon = (eintrag: AntragUebersicht, geschaefte: readonly Geschaeft[], jetzt: Date): number => {
  const beginnbar =
    istOffen(eintrag.erfassungsZeitraum, jetzt) && geschaefte.length < eintrag.maxAnzahlGeschaefte
  return Math.min(
    ...geschaefte.map(({ stand }) => stand.rang),
    beginnbar ? RANG_BEGINNEN : RANG.erledigt + Number(istBeendet(eintrag.erfassungsZeitraum, jetzt)),
  )
}

type Umstaende = {
  readonly jetzt: Date
  readonly bescheide: readonly BescheidAnsicht[]
  readonly auszahlungen: readonly AuszahlungUebersicht[]
}

const einladungVon = (
  eintrag: AntragUebersicht,
  { jetzt, bescheide, auszahlungen }: Umstaende,
): Einladung => {
  const geschaefte = eintrag.details
    .map((detail) => {
      const auszahlung = auszahlungsstand(auszahlungen, detail.geNr)
      const stand = geschaeftStand({ ...detail, auszahlung }, eintrag.erfassungsZeitraum, jetzt)
      return { detail, stand: mitBescheiden(stand, bescheideZu(bescheide, detail.antraege[0]?.guid), jetzt) }
    })
    .toSorted(nachRang)
  const offen = istOffen(eintrag.erfassungsZeitraum, jetzt)
  return { eintrag, geschaefte, offen, rang: rangVon(eintrag, geschaefte, jetzt) }
}

/** 'ANK NaBo, Runde 3/2026': the round's own name stands beside the programme's unless that says it already. */
const titelVon = ({ programmbezeichnung: programm, ibkRunde: runde }: AntragUebersicht): string =>
  runde === null || programm.toLowerCase().includes(runde.toLowerCase()) ? programm : `${programm}, ${runde}`

/** The overview grouped by round, sorted by what needs the user. */
export const rundenVon = (eintraege: readonly AntragUebersicht[], umstaende: Umstaende): Runde[] =>
  [...Map.groupBy(eintraege, (e) => e.ibkMetaGuid ?? e.guid)]
    .map(([schluessel, gruppe]) => {
      const einladungen = gruppe.map((e) => einladungVon(e, umstaende)).toSorted((a, b) => a.rang - b.rang)
      const titel = gruppe[0] ? titelVon(gruppe[0]) : ''
      return { schluessel, titel, einladungen, rang: einladungen[0]?.rang ?? RANG.erledigt }
    })
    .toSorted((a, b) => a.rang - b.rang)
