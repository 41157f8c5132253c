import { auszahlungAbText } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/auszahlungAb'
import type { AntragAntwort, GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import { pfade } from '../../paths.ts'
import type { GeschaeftStand } from './stand.ts'

/** What says of a case where it goes on, the same for the overview and for the case alone. */
type Fall = Pick<GeschaeftDetail, 'geschaeftStatus' | 'anhoerung' | 'verzicht'> & {
  readonly fragebogen: string | null
  /** Of its application. */
  readonly guid: string | undefined
  /** The bank has it: of a draft one asks in the general conversation, or in its own from the list. */
  readonly gesendet: boolean
  readonly stand: Pick<GeschaeftStand, 'bescheid' | 'unwirksam' | 'auszahlungAb'>
  /** On its own page: nobody comes to waive by chance. */
  readonly fuerSich: boolean
}

type Worte = { readonly text: string; readonly dazu: string }
export type Weg = Worte & {
  readonly href: string
  /** From when it can be done, where that is to come. */
  readonly bald?: string
}
type Zeile = Worte & {
  readonly wohin: (fall: Fall) => string | null
  readonly bald?: (fall: Fall) => string | undefined
}

/** Approved, known to the company, and none of it is on its way already. */
const istVerzichtbar = ({
  geschaeftStatus,
  stand,
  verzicht,
}: Pick<Fall, 'geschaeftStatus' | 'stand' | 'verzicht'>): boolean =>
  geschaeftStatus === 'BEWILLIGT' && !stand.unwirksam && verzicht === undefined

/** One row for each slice in which a case goes on; null: nothing to be seen of it. */
const WEGE: readonly Zeile[] = [
  {
    text: 'Bescheid abrufen',
    dazu: 'erst danach ist die Entscheidung wirksam',
    wohin: ({ stand: { bescheid } }) => (bescheid?.zuTun ? pfade.bescheid(bescheid.guid) : null),
  },
  {
    text: 'Zum Bescheid',
    dazu: 'was entschieden ist und auf welchem Weg es zu Ihnen kommt',
    wohin: ({ stand: { bescheid } }) => (bescheid?.zuTun === false ? pfade.bescheid(bescheid.guid) : null),
  },
  {
    text: 'Stellung nehmen',
    dazu: 'bevor die Bank entscheidet',
    wohin: ({ guid, anhoerung }) => (guid && anhoerung?.stand === 'OFFEN' ? pfade.anhoerung(guid) : null),
  },
  {
    text: 'Verzicht unterschreiben',
    dazu: 'erst mit der zweiten Unterschrift ist er erklärt',
    wohin: ({ guid, verzicht }) => (guid && verzicht?.fuerMich ? pfade.verzicht(guid) : null),
  },
  {
    text: 'Zum Verzicht',
    dazu: 'er wartet auf die zweite Unterschrift',
    wohin: ({ guid, verzicht }) => (guid && verzicht?.fuerMich === false ? pfade.verzicht(guid) : null),
  },
  {
    text: 'Zur Anhörung',
    dazu: 'was die Bank geschrieben hat und was Sie dazu gesagt haben',
    wohin: ({ guid, anhoerung }) =>
      guid && anhoerung && anhoerung.stand !== 'OFFEN' ? pfade.anhoerung(guid) : null,
  },
  {
    text: 'Zur Auszahlung',
    dazu: 'nach dem Kauf, mit Rechnung und Zahlungsnachweis',
    wohin: ({ geschaeftStatus, stand }) =>
      geschaeftStatus === 'BEWILLIGT' && !stand.unwirksam ? pfade.auszahlungen : null,
    bald: ({ stand: { auszahlungAb: ab } }) => ab && auszahlungAbText(ab),
  },
  {
    text: 'Fragebogen beantworten',
    dazu: 'zu diesem Antrag',
    wohin: ({ fragebogen }) => fragebogen,
  },
  {
    text: 'Der Bank schreiben',
    dazu: 'Mitteilungen zu diesem Antrag',
    wohin: ({ guid, gesendet }) => (guid && gesendet ? pfade.konversation(guid) : null),
  },
  {
    text: 'Auf Förderung verzichten',
    dazu: 'ganz oder teilweise, wenn Sie weniger brauchen',
    wohin: ({ guid, fuerSich, ...fall }) =>
      fuerSich && guid && istVerzichtbar(fall) ? pfade.verzicht(guid) : null,
  },
]

const wege = (fall: Fall): Weg[] =>
  WEGE.flatMap(({ wohin, bald, ...worte }) => {
    const href = wohin(fall)
    const wann = bald?.(fall)
    return href === null ? [] : [{ ...worte, href, ...(wann && { bald: wann }) }]
  })

type Geschaeft = Pick<
  GeschaeftDetail,
  'geschaeftStatus' | 'inBefragung' | 'antraege' | 'anhoerung' | 'eingereichtAm' | 'verzicht'
>

/** Where a case of the overview goes on; its questionnaire is reached by its own page, which knows the address. */
export const wegeDesGeschaefts = (geschaeft: Geschaeft, stand: Fall['stand']) => {
  const { inBefragung, antraege, eingereichtAm } = geschaeft
  const guid = antraege[0]?.guid
  const fragebogen = inBefragung && guid ? pfade.eingang(guid) : null
  return wege({ ...geschaeft, guid, stand, fragebogen, fuerSich: false, gesendet: eingereichtAm !== null })
}

type Antrag = Pick<AntragAntwort, 'geschaeftStatus' | 'fragebogenUrl'> &
  Pick<Fall, 'guid' | 'anhoerung' | 'verzicht'> & {
    readonly unwirksam?: true | undefined
    readonly auszahlungAb?: string | undefined
  }

/** Where a case goes on, on its own page; its notices and what waits for an answer have a place there themselves. */
export const wegeDesAntrags = ({ fragebogenUrl, unwirksam, auszahlungAb, anhoerung, ...antrag }: Antrag) =>
  wege({
    ...antrag,
    anhoerung: anhoerung?.stand === 'OFFEN' ? undefined : anhoerung,
    fragebogen: fragebogenUrl,
    stand: { ...(unwirksam && { unwirksam }), ...(auszahlungAb && { auszahlungAb }) },
    fuerSich: true,
    gesendet: true,
  })
