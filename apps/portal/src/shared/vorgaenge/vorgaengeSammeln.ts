import { auszahlungAnzeige } from '@foerderportal/contract/auszahlung/staende'
import type { AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import type { BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { StatusAnzeige } from '@foerderportal/contract/shared/lauf/lauf'
import {
  anzeigeVon,
  fristVon,
  istEntschieden,
  istEntwurf,
} from '@foerderportal/contract/zuwendung/kern/staende'
import type { MitzeichnungKurz } from '@foerderportal/contract/formular/mitzeichnung'
import type { AntragUebersicht, GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { WartenderVerzicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { pfade } from '../../paths.ts'
import { antragHref } from './antragHref.ts'
import { auszahlungsstand } from './auszahlungsstand.ts'
import { bekundungsstand } from './bekundungsfolge.ts'

/** The overview lists of a company that the dashboard is made from. */
export type Listen = {
  readonly bekundungen: readonly BekundungUebersicht[]
  readonly antraege: readonly AntragUebersicht[]
  readonly auszahlungen: readonly AuszahlungUebersicht[]
}

/** Only of what the bank has decided there are notices. */
export const istEtwasEntschieden = ({ antraege }: Pick<Listen, 'antraege'>): boolean =>
  antraege.some(({ details }) => details.some(({ geschaeftStatus }) => istEntschieden(geschaeftStatus)))

/** A case as a card: what it is, how it stands, what comes next. */
export type Vorgang = {
  readonly titel: string
  readonly programm: string
  readonly href: string
  readonly status: StatusAnzeige
  readonly betragInEuro: number
  readonly letzteAenderung: string
  /** When the bank decided on it, of a payout request. */
  readonly entschiedenAm?: string | null
  /** It waits for the user. */
  readonly entwurf: boolean
  /** The end of its round, while it has to be sent or can be changed. */
  readonly rundeBis?: string | undefined
  /** Until when, where the bank waits for an answer (S11-13). */
  readonly frist?: string
  /** A second signature was asked for: what is to be done next depends on it (unterschriften.ts). */
  readonly unterschrift?: Unterschrift | false | null
  /** A waiver that waits for the second signature: likewise (verzichtUnterschrift.ts). */
  readonly verzicht?: WartenderVerzicht | undefined
  /** What is to be done, where that is more than to go on with it. */
  readonly aufgabe?: Aufgabe
  /** What waits in it besides, where one is led first to another thing. */
  readonly weitereAufgaben?: readonly (Aufgabe & { readonly href: string })[]
  /** The application, where it is one. */
  readonly antragGuid?: string | undefined
  /** The payout request, where it is one. */
  readonly auszahlungGuid?: string
}

/** The request, of which application, and until when that can be sent. */
export type Unterschrift = MitzeichnungKurz & { readonly guid: string; readonly bis: string | undefined }
export type Aufgabe = { readonly text: string; readonly dazu: string }

/** What can still be sent: a Nachforderung has its own deadline, also when the round is over (S4-07). */
const istRechtzeitig = (bis: string | undefined, jetzt: Date) =>
  bis === undefined || Date.parse(bis) > jetzt.getTime()

/** Whoever is heard has something to read and may answer, though nothing is open in the application. */
const anhoerung = (
  { geNr, anhoerung: h, antraege: [antrag] }: GeschaeftDetail,
  jetzt: Date,
): Pick<Vorgang, 'entwurf' | 'href' | 'aufgabe'> | undefined => {
  if (h?.stand !== 'OFFEN' || antrag === undefined || Date.parse(h.frist) <= jetzt.getTime()) return undefined
  return {
    entwurf: true,
    href: pfade.anhoerung(antrag.guid),
    aufgabe: {
      text: `Zum Antrag ${geNr} Stellung nehmen`,
      dazu: `bis ${alsDatum(tagInBerlin(letzterMoment(h.frist)))}`,
    },
  }
}

/** A questionnaire that waits is a task of its own; its address stands on the page of the case. */
const fragebogen = ({ inBefragung, geNr, geschaeftStatus, antraege: [antrag] }: GeschaeftDetail) =>
  inBefragung && antrag && !istEntwurf(geschaeftStatus)
    ? {
        weitereAufgaben: [
          {
            text: `Fragebogen zum Antrag ${geNr} beantworten`,
            dazu: 'auf der Seite des Antrags',
            href: pfade.eingang(antrag.guid),
          },
        ],
      }
    : undefined

/** Of an approved case of which all was claimed its payouts say what comes next. */
const statusVon = (g: GeschaeftDetail, auszahlungen: Listen['auszahlungen']): StatusAnzeige => {
  const anzeige = anzeigeVon(g.geschaeftStatus, g.nachforderung !== null, g.inBefragung)
  const stand = auszahlungsstand(auszahlungen, g.geNr)
  return stand === undefined ? anzeige : { ...anzeige, weiter: stand.weiter }
}

const ausAntraegen = ({ antraege, auszahlungen }: Listen, jetzt: Date): Vorgang[] =>
  antraege.flatMap(({ programmbezeichnung, details, erfassungsZeitraum }) =>
    details.map((g) => {
      const ungesendet = istEntwurf(g.geschaeftStatus)
      const bis = fristVon({ nachforderung: g.nachforderung, erfassungsZeitraum })
      const entwurf = ungesendet && istRechtzeitig(bis, jetzt)
      const guid = g.antraege[0]?.guid
      return {
        titel: `Antrag ${g.geNr}`,
        antragGuid: guid,
        programm: programmbezeichnung,
        href: antragHref(guid, ungesendet),
        status: statusVon(g, auszahlungen),
        betragInEuro: g.zuwendungsBetrag,
        letzteAenderung: g.letzteAenderung,
        entwurf,
        rundeBis: entwurf && g.nachforderung === null ? bis : undefined,
        ...g.nachforderung,
        ...anhoerung(g, jetzt),
        ...fragebogen(g),
        verzicht: g.verzicht,
        unterschrift: entwurf && guid !== undefined && g.mitzeichnung && { ...g.mitzeichnung, guid, bis },
      }
    }),
  )

const ausBekundungen = ({ bekundungen, antraege }: Listen, jetzt: Date): Vorgang[] =>
  bekundungen.flatMap((runde) => {
    const { detail, programmbezeichnung, aenderbar } = runde
    if (detail === null) return []
    const entwurf = !detail.fertig && aenderbar
    return {
      titel: 'Interessenbekundung',
      programm: programmbezeichnung,
      href: entwurf ? pfade.bekundungWeiter(detail.guid) : pfade.bekundungEingang(detail.guid),
      status: bekundungsstand({ ...runde, detail }, antraege, jetzt).status,
      betragInEuro: detail.zuwendungInEuro,
      letzteAenderung: detail.letzteAenderung,
      entwurf,
      rundeBis: aenderbar ? runde.erfassungsZeitraum.bis : undefined,
    }
  })

const BANKVERBINDUNG: Aufgabe = { text: 'Bankverbindung prüfen', dazu: 'Eine Zahlung kam zurück' }

const ausAuszahlungen = (auszahlungen: Listen['auszahlungen']): Vorgang[] =>
  auszahlungen.flatMap(({ geschaeftNr, programmbezeichnung, details }) =>
    details.map((a) => {
      const entwurf = a.status === 'IN_BEARBEITUNG'
      return {
        titel: `Auszahlung zu ${geschaeftNr}`,
        auszahlungGuid: a.guid,
        programm: programmbezeichnung,
        href: entwurf ? pfade.auszahlungWeiter(a.guid) : pfade.auszahlungEingang(a.guid),
        status: auszahlungAnzeige(a),
        betragInEuro: a.bewilligterBetrag ?? a.beantragterBetrag,
        letzteAenderung: a.entschiedenAm ?? a.letzteBearbeitung,
        entschiedenAm: a.entschiedenAm,
        entwurf,
        ...(a.zahlungZurueck && {
          entwurf: true,
          aufgabe: BANKVERBINDUNG,
          letzteAenderung: a.zahlungZurueck.am,
        }),
      }
    }),
  )

/** All cases of a company: first what waits for the user, then what has moved last. */
export const vorgaengeSammeln = (listen: Listen, jetzt: Date): Vorgang[] =>
  [
    ...ausAntraegen(listen, jetzt),
    ...ausBekundungen(listen, jetzt),
    ...ausAuszahlungen(listen.auszahlungen),
  ].toSorted(
    (a, b) =>
      Number(b.entwurf) - Number(a.entwurf) || Date.parse(b.letzteAenderung) - Date.parse(a.letzteAenderung),
  )
