import type { AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import { istStartbar } from '@foerderportal/contract/interessenbekundung/rules'
import type { BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import type { Konversationszeile } from '@foerderportal/contract/mitteilungen/konversation/schema'
import { tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import { istOffen } from '@foerderportal/contract/shared/zeit/zeitraum'
import { mitternachtInBerlin } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/fristen'
import { istEntwurf } from '@foerderportal/contract/zuwendung/kern/staende'
import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/antrag/schema'
import { TAG_MS } from '@foerderportal/values/time'
import { pfade } from '../paths.ts'
import type { Listen } from '../shared/vorgaenge/vorgaengeSammeln.ts'

/** Something that is possible until a moment. */
export type Frist = {
  readonly was: string
  readonly href: string
  readonly bis: string
  /** How soon it counts as what is most urgent: always, in its last days; a round that one may join never does. */
  readonly dringend?: 'immer' | 'zuletzt'
  /** Only members who may write can do it (R6-01). */
  readonly nurSchreibende?: true
}

const HOECHSTENS = 3

/** A Nachforderung has its own deadline, also when the round is over (S4-07). */
const einreichen = (eintrag: AntragUebersicht, jetzt: Date): Frist[] => {
  const { programmbezeichnung, details, erfassungsZeitraum } = eintrag
  const bis = istOffen(erfassungsZeitraum, jetzt) ? erfassungsZeitraum?.bis : undefined
  const bisDann = (was: string, href: string, ende = bis, dringend: Frist['dringend'] = 'zuletzt') =>
    ende && Date.parse(ende) > jetzt.getTime() ? [{ was, href, bis: ende, dringend }] : []
  if (details.length === 0)
    return bisDann(`Antrag beginnen und einreichen: ${programmbezeichnung}`, pfade.antraege)
  return details
    .filter(({ geschaeftStatus }) => istEntwurf(geschaeftStatus))
    .flatMap(({ geNr, antraege: [antrag], nachforderung }) =>
      bisDann(
        `Antrag ${geNr} ${nachforderung ? 'ergänzen' : 'einreichen'}`,
        antrag ? pfade.antragWeiter(antrag.guid) : pfade.antraege,
        nachforderung?.frist,
        nachforderung ? 'immer' : 'zuletzt',
      ),
    )
}

const bekunden = (eintrag: BekundungUebersicht, jetzt: Date): Frist[] => {
  const { detail, aenderbar, programmbezeichnung, erfassungsZeitraum } = eintrag
  const frist = (was: string, href: string, dringend?: 'zuletzt'): Frist[] => [
    {
      was: `${was}: ${programmbezeichnung}`,
      href,
      bis: erfassungsZeitraum.bis,
      ...(dringend && { dringend }),
    },
  ]
  if (istStartbar(eintrag, jetzt)) return frist('Interesse bekunden', pfade.bekundungen)
  if (detail === null || !aenderbar) return []
  return detail.fertig
    ? frist('Interessenbekundung ändern oder zurückziehen', pfade.bekundungEingang(detail.guid))
    : frist('Interessenbekundung absenden', pfade.bekundungWeiter(detail.guid), 'zuletzt')
}

/** Until when whoever is heard can answer (S9-03), whatever becomes of the round. */
const stellungNehmen = ({ details }: AntragUebersicht): Frist[] =>
  details.flatMap(({ geNr, anhoerung, antraege: [antrag] }) =>
    anhoerung?.stand === 'OFFEN' && antrag
      ? {
          was: `Zum Antrag ${geNr} Stellung nehmen`,
          href: pfade.anhoerung(antrag.guid),
          bis: anhoerung.frist,
          dringend: 'immer' as const,
        }
      : [],
  )

/** Until when money can be requested of what was approved, its last day included (S6-01). */
const auszahlen = ({ auszahlungAnlegbar, auszahlungBis, geschaeftNr }: AuszahlungUebersicht): Frist[] =>
  auszahlungBis === null || auszahlungAnlegbar !== 'ANLEGBAR'
    ? []
    : [
        {
          was: `Auszahlung zum Antrag ${geschaeftNr} beantragen`,
          href: pfade.auszahlungen,
          bis: mitternachtInBerlin(tageSpaeter(auszahlungBis, 1)).toISOString(),
          dringend: 'zuletzt',
        },
      ]

/** On which day the bank comes, or what else it has set one for (S7-02): nothing to do, and nothing to miss. */
const termin = ({ conversationId, geNr, betreff, termin: bis }: Konversationszeile): Frist[] =>
  bis === null
    ? []
    : [
        {
          was: `Termin der Bank${geNr === null ? '' : ` zum Antrag ${geNr}`}${betreff === null ? '' : `: ${betreff}`}`,
          href: pfade.konversation(conversationId),
          bis,
        },
      ]

type Umstaende = {
  readonly jetzt: Date
  /** Of notices (bescheidWorte.ts). */
  readonly abrufe: readonly Frist[]
  /** Conversations for which the bank has set a day. */
  readonly termine: readonly Konversationszeile[]
}

/** All deadlines of a company that have not passed, the nearest first. */
export const alleFristen = (
  { antraege, bekundungen, auszahlungen }: Listen,
  { jetzt, abrufe, termine }: Umstaende,
): Frist[] =>
  [
    ...abrufe,
    ...termine.flatMap(termin),
    ...[
      ...antraege.flatMap(stellungNehmen),
      ...auszahlungen.flatMap(auszahlen),
      ...antraege.flatMap((eintrag) => einreichen(eintrag, jetzt)),
      ...bekundungen
        .filter((e) => istOffen(e.erfassungsZeitraum, jetzt))
        .flatMap((eintrag) => bekunden(eintrag, jetzt)),
    ].map((frist) => ({ ...frist, nurSchreibende: true as const })),
  ]
    .filter(({ bis }) => Date.parse(bis) > jetzt.getTime())
    .toSorted((a, b) => Date.parse(a.bis) - Date.parse(b.bis))

/** The next three of them. */
export const naechsteFristen = (alle: readonly Frist[]): readonly Frist[] => alle.slice(0, HOECHSTENS)

const LETZTE_TAGE_MS = 7 * TAG_MS

/** What the user should do before all else: answer the bank, fetch a notice, send a draft in its last week. */
export const dringendstes = (fristen: readonly Frist[], jetzt: Date): Frist | undefined =>
  fristen.find(
    ({ dringend, bis }) =>
      dringend === 'immer' || (dringend === 'zuletzt' && Date.parse(bis) - jetzt.getTime() <= LETZTE_TAGE_MS),
  )
